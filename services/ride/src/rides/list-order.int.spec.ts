import { ROLE } from '@pothik/contracts/platform';
import { RIDE_STATUS } from '@pothik/contracts/ride';
import { RideFixture } from '../testing/ride-fixture.js';
import { type RidesFilter, rideFilter, rideSort } from './ride.queries.js';

let fixture: RideFixture;
beforeAll(async () => {
  fixture = await RideFixture.open();
});
afterAll(() => fixture.close());

const SORT = '-createdAt';
const ADMINISTRATOR = { id: '665000000000000000000009', role: ROLE.ADMIN };

/** The plans of the embedded engine; other servers have their own. */
const itPlans = process.env.TEST_MONGO_URL ? it.skip : it;

itPlans.each<[string, Partial<RidesFilter>]>([
  ['all', {}],
  ['of a status', { rideStatus: [RIDE_STATUS.CANCELLED] }],
  ['of a vehicle type', { vehicleType: 'CNG' }],
])('a list of rides, %s, reads an index in its order: a page and no more', async (_which, input) => {
  const filter = rideFilter({ sort: SORT, ...input }, ADMINISTRATOR, { now: fixture.platform.clock.now(), people: [] });
  const plan = await fixture.platform.model('ride', 'Ride').find(filter).sort(rideSort(SORT)).explain();
  expect(plan).toMatchObject({ queryPlanner: { winningPlan: { stage: 'FETCH', inputStage: { stage: 'IXSCAN' } } } });
});
