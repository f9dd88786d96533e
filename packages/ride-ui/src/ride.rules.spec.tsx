import { RIDE_STATUS } from '@pothik/contracts/ride';
import { progressAt } from './ride.rules';

it('a ride is drawn further along with every status, and at the start if it did not take place', () => {
  const { REQUESTED, ACCEPTED, PICKED_UP, IN_TRANSIT, COMPLETED, REJECTED, CANCELLED } = RIDE_STATUS;
  const way = [REQUESTED, ACCEPTED, PICKED_UP, IN_TRANSIT, COMPLETED].map(progressAt);
  expect(way).toEqual([...new Set(way)].sort((one, other) => one - other));
  expect([way.at(0), way.at(-1), progressAt(REJECTED), progressAt(CANCELLED)]).toEqual([0, 1, 0, 0]);
});
