import { setLanguage } from '@pothik/api-client';
import { act, render, screen } from '@testing-library/react';
import { rideWith } from '../testing/ride-fixture';
import { RideRoute } from './ride-route';

afterEach(() => act(() => setLanguage('en')));

it('shows pickup and drop of a ride', () => {
  render(<RideRoute ride={rideWith()} reader="RIDER" />);
  const ends = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(ends).toEqual(['PickupDhanmondi 27', 'Drop-offKamalapur']);
});

it.each(['RIDER', 'DRIVER', 'ADMINISTRATOR'] as const)('names them in Bangla: %s', async (reader) => {
  await setLanguage('bn');
  render(<RideRoute ride={rideWith()} reader={reader} />);
  const ends = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(ends).toEqual(['পিকআপDhanmondi 27', 'ড্রপKamalapur']);
});

it.each([
  ['RIDER', 'Note to the driver'],
  ['DRIVER', 'Note from the rider'],
] as const)('shows the rider’s note to the driver: %s', (reader, label) => {
  render(<RideRoute ride={rideWith({ note: 'The blue gate' })} reader={reader} />);
  expect(screen.getByText(label)).toBeVisible();
  expect(screen.getByText('The blue gate')).toBeVisible();
});

it('shows no note if there is none, nor for an incident', () => {
  const { rerender } = render(<RideRoute ride={rideWith()} reader="DRIVER" />);
  expect(screen.queryByText('Note from the rider')).toBeNull();
  rerender(<RideRoute ride={rideWith({ note: 'The blue gate' })} reader="DRIVER" brief />);
  expect(screen.queryByText('The blue gate')).toBeNull();
});
