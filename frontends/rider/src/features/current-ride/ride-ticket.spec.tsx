import { screen } from '@testing-library/react';
import { newRider, open } from '../../testing/fixture';
import { ESTIMATE, sampleRide } from '../../testing/sample-ride';
import { RideTicket } from './ride-ticket';

beforeEach(newRider);

it('the fare stands beside what is usual for the ride', () => {
  open(<RideTicket ride={sampleRide('ACCEPTED', { fare: 320, estimate: ESTIMATE })} />);
  expect(screen.getByText('Usually ৳ 200–260')).toBeVisible();
});

it.each([
  ['without a fare', { fare: null, estimate: ESTIMATE }],
  ['without an estimate', { fare: 320 }],
])('%s there is nothing to compare', (_case, changes) => {
  open(<RideTicket ride={sampleRide('ACCEPTED', changes)} />);
  expect(screen.queryByText(/^Usually/)).not.toBeInTheDocument();
});
