import { driverEvents } from '@pothik/contracts/driver';
import { rounds } from '@pothik/service-kit/testing';
import { DriverFixture } from '../testing/driver-fixture.js';

const ROUNDS = rounds(60);

describe('two changes of a driver at once', () => {
  let fixture: DriverFixture;
  beforeAll(async () => {
    fixture = await DriverFixture.start();
  });
  afterAll(() => fixture?.close());

  it('a suspension forces OFFLINE, also while the driver goes ONLINE', async () => {
    const registered = await fixture.registered();
    const { _id } = registered.driver;
    for (let round = 0; round < ROUNDS; round += 1) {
      await fixture.setStatus(_id, 'APPROVED');
      const [suspended, switched] = await Promise.all([
        fixture.setStatus(_id, 'SUSPENDED', 'Licence expired'),
        fixture.switched(registered, 'ONLINE'),
      ]);
      expect(suspended.status).toBe(200);
      expect([200, 403]).toContain(switched.status);
      expect(await fixture.show(_id)).toMatchObject({ status: 'SUSPENDED', availabilityStatus: 'OFFLINE' });
    }
    const published = await fixture.published(driverEvents.availabilityChanged, _id);
    expect(published.map(({ payload }) => payload.to)).toEqual(
      published.map((_event, at) => (at % 2 === 0 ? 'ONLINE' : 'OFFLINE')),
    );
  });

  it('of two administrators who approve one succeeds, and one entry is recorded', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { driver } = await fixture.registered();
      const replies = await Promise.all([
        fixture.setStatus(driver._id, 'APPROVED'),
        fixture.setStatus(driver._id, 'APPROVED'),
      ]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await fixture.published(driverEvents.actRecorded, driver._id)).toHaveLength(1);
    }
  });
});
