import { ROLE } from '@pothik/contracts/platform';
import { RIDE_STATUS } from '@pothik/contracts/ride';
import { RideFixture } from '../testing/ride-fixture.js';
import { type RidesFilter, rideFilter, rideSort } from './ride.queries.js';
import type { RideCaller } from './rules/ride.rules.js';

let fixture: RideFixture;
beforeAll(async () => {
  fixture = await RideFixture.open();
});
afterAll(() => fixture.close());

const SORT = '-createdAt';
const ID = '665000000000000000000009';
const ADMINISTRATOR = { id: ID, role: ROLE.ADMIN };
const RIDER = { id: ID, role: ROLE.RIDER };

/** The plans of the embedded engine; other servers have their own. */
const itPlans = process.env.TEST_MONGO_URL ? it.skip : it;

const planOf = (input: Partial<RidesFilter>, caller: RideCaller) => {
  const filter = rideFilter({ sort: SORT, ...input }, caller, { now: fixture.platform.clock.now(), people: [] });
  return fixture.platform.model('ride', 'Ride').find(filter).sort(rideSort(SORT)).explain();
};

itPlans.each<[string, Partial<RidesFilter>, RideCaller]>([
  ['all', {}, ADMINISTRATOR],
  ['of a status', { rideStatus: [RIDE_STATUS.CANCELLED] }, ADMINISTRATOR],
  ['of a vehicle type', { vehicleType: 'CNG' }, ADMINISTRATOR],
  ['of a driver', { driver: ID }, ADMINISTRATOR],
  ['of a rider', { user: ID }, ADMINISTRATOR],
  ['one’s own', {}, RIDER],
  ['one’s own since a day', { from: '2026-11-01' }, RIDER],
  ['one’s own of a status', { rideStatus: [RIDE_STATUS.CANCELLED] }, RIDER],
])('a list of rides, %s, reads an index in its order: a page and no more', async (_which, input, caller) => {
  expect(await planOf(input, caller)).toMatchObject({
    queryPlanner: { winningPlan: { stage: 'FETCH', inputStage: { stage: 'IXSCAN' } } },
  });
});

itPlans('a driver’s list of rides merges those driven and those taken, each by its index in order', async () => {
  for (const input of [{}, { rideStatus: [RIDE_STATUS.REJECTED] }])
    expect(await planOf(input, { id: ID, role: ROLE.DRIVER })).toMatchObject({
      queryPlanner: { winningPlan: { inputStage: { stage: 'SORT_MERGE' } } },
    });
});
