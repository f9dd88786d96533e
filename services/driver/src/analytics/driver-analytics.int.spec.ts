import { type DriverAnalytics, driverEvents, driverHttp } from '@pothik/contracts/driver';
import { person } from '@pothik/service-kit/testing';
import { DriverWorld, dataOf } from '../testing/driver-world.js';
import { RideStory } from '../testing/ride-story.js';

const days = (count: number) => count * 86_400_000;

describe('driver analytics', () => {
  let world: DriverWorld;
  beforeEach(async () => {
    world = await DriverWorld.start();
  });
  afterEach(() => world?.close());

  const analytics = async (query: object = {}) => {
    await world.platform.settled();
    return dataOf<DriverAnalytics>(await world.platform.call(driverHttp.analytics, query, { as: world.administrator }));
  };
  /** Active drivers of one day. */
  const activeOn = async (day: string) => (await analytics({ from: day, to: day })).totals.activeDrivers;

  it('count drivers by status and by vehicle type', async () => {
    await world.registered({ vehicleType: 'CNG' });
    await world.onDuty({ vehicleType: 'CNG' });
    const { driver } = await world.onDuty({ vehicleType: 'EV' });
    await world.judged(driver._id, 'SUSPENDED', 'Licence expired');
    await world.vehicleOf(await world.newcomer(), 'BIKE');
    expect(await analytics()).toEqual({
      from: '2026-10-04',
      to: '2026-11-02',
      totals: { drivers: 3, activeDrivers: 2 },
      byStatus: [
        { status: 'PENDING', drivers: 1 },
        { status: 'APPROVED', drivers: 1 },
        { status: 'SUSPENDED', drivers: 1 },
      ],
      byVehicleType: [
        { vehicleType: 'CAR', drivers: 0 },
        { vehicleType: 'BIKE', drivers: 0 },
        { vehicleType: 'CNG', drivers: 2 },
        { vehicleType: 'MINIVAN', drivers: 0 },
        { vehicleType: 'PREMIUM', drivers: 0 },
        { vehicleType: 'EV', drivers: 1 },
      ],
    });
  });

  it('a driver is active who was ONLINE at any moment of the period, also the whole of it', async () => {
    const driver = await world.onDuty();
    world.platform.clock.advance(days(4));
    expect(await Promise.all(['2026-11-01', '2026-11-02', '2026-11-04', '2026-11-06'].map(activeOn))).toEqual([
      0, 1, 1, 1,
    ]);
    await world.switched(driver, 'OFFLINE');
    world.platform.clock.advance(days(3));
    expect(
      await Promise.all(['2026-11-01', '2026-11-02', '2026-11-04', '2026-11-06', '2026-11-07'].map(activeOn)),
    ).toEqual([0, 1, 1, 1, 0]);
  });

  it('or on a ride, also after going OFFLINE', async () => {
    const driver = await world.onDuty();
    await world.switched(driver, 'OFFLINE');
    world.platform.clock.advance(days(1));
    const story = new RideStory(world.platform, driver.driver._id);
    await story.accepted();
    world.platform.clock.advance(days(1));
    await story.completed();
    world.platform.clock.advance(days(1));
    await new RideStory(world.platform, driver.driver._id).refused();
    expect(await Promise.all(['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05'].map(activeOn))).toEqual([
      1, 1, 1, 0,
    ]);
  });

  it('count a driver once, however often their OFFLINE is told', async () => {
    const driver = await world.onDuty();
    world.platform.clock.advance(1_000);
    await world.switched(driver, 'OFFLINE');
    const [offline] = (await world.told(driverEvents.availabilityChanged, driver.driver._id)).slice(-1);
    if (offline === undefined) throw new Error('Going OFFLINE was not told');
    const { aggregateId, aggregateVersion, payload } = offline;
    for (const _again of [1, 2]) {
      await world.platform.publish(driverEvents.availabilityChanged, { aggregateId, aggregateVersion, payload });
    }
    expect(await activeOn('2026-11-02')).toBe(1);
  });

  it('are for administrators alone, and refuse what they do not know', async () => {
    for (const role of ['RIDER', 'DRIVER'] as const) {
      expect((await world.platform.call(driverHttp.analytics, {}, { as: person({ role }) })).status).toBe(403);
    }
    for (const query of [{ status: 'PENDING' }, { from: 'yesterday' }, { from: '2026-11-02', to: '2026-11-01' }]) {
      const reply = await world.platform.call(driverHttp.analytics, query as never, { as: world.administrator });
      expect(reply.status).toBe(400);
    }
  });
});
