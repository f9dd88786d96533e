import { Types } from 'mongoose';
import { anId, DriverFixture } from '../testing/driver-fixture.js';
import { RideEventsFixture } from '../testing/ride-events-fixture.js';
import { RIDE_PROJECTION_MODEL } from './ride-projection.model.js';
import { RideProjectionRepository } from './ride-projection.repository.js';

let fixture: DriverFixture;
beforeAll(async () => {
  fixture = await DriverFixture.start();
});
afterAll(() => fixture.close());

const rides = () => fixture.platform.service('driver').app.get(RideProjectionRepository, { strict: false });

/** The plans of the embedded engine; other servers have their own. */
const itPlans = process.env.TEST_MONGO_URL ? it.skip : it;

describe('latest ride of a rider with a driver', () => {
  it('is the newest of theirs', async () => {
    const [riderId, driverId] = [anId(), anId()];
    const ride = (driver: string) => new RideEventsFixture(fixture.platform, driver, { riderId });
    await ride(driverId).completed();
    fixture.platform.clock.advance(60_000);
    const newest = ride(driverId);
    await newest.completed();
    fixture.platform.clock.advance(60_000);
    await ride(anId()).completed();
    expect(await rides().latestTogether(driverId, riderId)).toBe(newest.id);
    expect(await rides().latestTogether(anId(), riderId)).toBeUndefined();
  });

  itPlans('is found from the newest on, without a sort', async () => {
    const driverId = new Types.ObjectId();
    const together = { riderId: new Types.ObjectId(), $or: [{ driverId }, { 'asked.driverId': driverId }] };
    const plan = await fixture.platform
      .model('driver', RIDE_PROJECTION_MODEL)
      .find(together)
      .sort({ requestedAt: -1 })
      .explain();
    const byIndex = { stage: 'FETCH', inputStage: { stage: 'IXSCAN', indexName: 'riderId_1_requestedAt_-1' } };
    expect(plan).toMatchObject({ queryPlanner: { winningPlan: byIndex } });
  });
});
