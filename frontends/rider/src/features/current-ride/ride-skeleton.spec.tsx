import type { RideView } from '@pothik/contracts/ride';
import { screen } from '@testing-library/react';
import { newRider, open } from '../../testing/fixture';
import { POINTS, sampleRide } from '../../testing/sample-ride';
import { RideSkeleton } from './ride-skeleton';

beforeEach(newRider);

const placeOfMap = (ride?: RideView) => {
  const { container } = open(<RideSkeleton ride={ride} />);
  return container.querySelector('.rider-map');
};

it('says what people came for while the code of their ride loads, below the place of its map', () => {
  const map = placeOfMap(sampleRide('ACCEPTED', POINTS));
  const heading = screen.getByRole('heading', { level: 1, name: 'Rafiqul is on the way' });
  expect(heading).toBeVisible();
  expect(map?.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('Keep the code until you sit in the car.')).toBeVisible();
  expect(screen.getByRole('status', { busy: true })).toBeInTheDocument();
});

it.each<[string, RideView | undefined]>([
  ['that was written as text alone', sampleRide('ACCEPTED')],
  ['that is over', sampleRide('COMPLETED', POINTS)],
  ['that is not known yet', undefined],
])('keeps no place of a map for a ride %s', (_which, ride) => {
  expect(placeOfMap(ride)).toBeNull();
});
