import { ENGAGED_STATUSES, OPEN_STATUSES } from '@pothik/contracts/ride';
import { RideFixture } from '../testing/ride-fixture.js';

let fixture: RideFixture;
beforeAll(async () => {
  fixture = await RideFixture.open();
});
afterAll(() => fixture.close());

/** The plans of the embedded engine; other servers have their own. */
const itPlans = process.env.TEST_MONGO_URL ? it.skip : it;

itPlans.each([
  ['rider', { riderId: 'r1', status: { $in: [...OPEN_STATUSES] } }, 'one_open_ride_per_rider'],
  ['driver', { driverUserId: 'd1', status: { $in: [...ENGAGED_STATUSES] } }, 'driverUserId_1_status_1'],
])('current ride of a %s: reads no ride that has ended', async (_who, filter, indexName) => {
  const plan = await fixture.platform.model('ride', 'Ride').find(filter).explain();
  expect(plan).toMatchObject({ queryPlanner: { winningPlan: { inputStage: { indexName } } } });
});
