import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, openAs } from '../testing/fixture';
import { person, rideWith } from '../testing/samples';
import { ActiveRide } from './active-ride';

const show = async (ride: Parameters<typeof rideWith>[0]) => {
  openAs(person('DRIVER'), [{ path: '/driver', element: <ActiveRide ride={rideWith(ride)} /> }], '/driver');
  await waitFor(() => expect(screen.queryByLabelText('Loading...')).toBeNull());
};

it('the rider’s offer below the fare is said, and one tap takes it', async () => {
  const dear = { fare: 250, offer: { fare: 235, againLeft: 1 } };
  const ride = rideWith(dear);
  const sent = answering({ [`POST /ride/set-fare/${ride._id}`]: { ...ride, fare: 235, offer: { fare: 235 } } });
  await show(dear);
  expect(screen.getByText(/offers ৳ 235 instead of your ৳ 250/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Take ৳\u00a0235' }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ fare: 235 }));
});

it('an offer that is the fare needs no answer', async () => {
  answering({});
  await show({ fare: 220, offer: { fare: 220 } });
  expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull();
});
