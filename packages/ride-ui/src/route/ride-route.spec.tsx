import { setLanguage } from '@pothik/api-client';
import { act, render, screen } from '@testing-library/react';
import { rideWith } from '../testing/ride-fixture';
import { RideRoute } from './ride-route';

afterEach(() => act(() => setLanguage('en')));

it('names both ends of a ride', () => {
  render(<RideRoute ride={rideWith()} reader="RIDER" />);
  const ends = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(ends).toEqual(['PickupDhanmondi 27', 'DropKamalapur']);
});

it.each([
  ['DRIVER', 'যাত্রা শুরু'],
  ['ADMINISTRATOR', 'যেখান থেকে'],
] as const)('names them in Bangla as its reader does: %s', async (reader, pickup) => {
  await setLanguage('bn');
  render(<RideRoute ride={rideWith()} reader={reader} />);
  expect(screen.getByText(pickup)).toBeVisible();
});
