import { type DriverAnalytics, driverEvents, driverHttp } from '@pothik/contracts/driver';
import { person } from '@pothik/service-kit/testing';
import { DriverFixture, dataOf } from '../testing/driver-fixture.js';
import { RideEventsFixture } from '../testing/ride-events-fixture.js';

const days = (count: number) => count * 86_400_000;

describe('driver analytics', () => {
  let fixture: DriverFixture;
  beforeAll(async () => {
    fixture = await DriverFixture.start();
  });
  beforeEach(() => fixture.platform.empty());
  afterAll(() => fixture?.close());

  const analytics = async (query: object = {}) => {
    await fixture.platform.settled();
    return dataOf<DriverAnalytics>(
      await fixture.platform.call(driverHttp.analytics, query, { as: fixture.administrator }),
    );
  };

  const activeOn = async (day: string) => (await analytics({ from: day, to: day })).totals.activeDrivers;

  it('count drivers by status and by vehicle type', async () => {
    await fixture.registered({ vehicleType: 'CNG' });
    await fixture.onDuty({ vehicleType: 'CNG' });
    const { driver } = await fixture.onDuty({ vehicleType: 'EV' });
    await fixture.setStatus(driver._id, 'SUSPENDED', 'Licence expired');
    await fixture.vehicleOf(await fixture.newcomer(), 'BIKE');
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

  it('a driver is active who was ONLINE at any time of the period, including all of it', async () => {
    const driver = await fixture.onDuty();
    fixture.platform.clock.advance(days(4));
    expect(await Promise.all(['2026-11-01', '2026-11-02', '2026-11-04', '2026-11-06'].map(activeOn))).toEqual([
      0, 1, 1, 1,
    ]);
    await fixture.switched(driver, 'OFFLINE');
    fixture.platform.clock.advance(days(3));
    expect(
      await Promise.all(['2026-11-01', '2026-11-02', '2026-11-04', '2026-11-06', '2026-11-07'].map(activeOn)),
    ).toEqual([0, 1, 1, 1, 0]);
  });

  it('a driver is active who was on a ride, also after going OFFLINE', async () => {
    const driver = await fixture.onDuty();
    await fixture.switched(driver, 'OFFLINE');
    fixture.platform.clock.advance(days(1));
    const rideEvents = new RideEventsFixture(fixture.platform, driver.driver._id);
    await rideEvents.accepted();
    fixture.platform.clock.advance(days(1));
    await rideEvents.completed();
    fixture.platform.clock.advance(days(1));
    await new RideEventsFixture(fixture.platform, driver.driver._id).rejected();
    expect(await Promise.all(['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05'].map(activeOn))).toEqual([
      1, 1, 1, 0,
    ]);
  });

  it('count a driver once, however often the OFFLINE event arrives', async () => {
    const driver = await fixture.onDuty();
    fixture.platform.clock.advance(1_000);
    await fixture.switched(driver, 'OFFLINE');
    const [offline] = (await fixture.published(driverEvents.availabilityChanged, driver.driver._id)).slice(-1);
    if (offline === undefined) throw new Error('Going OFFLINE was not published');
    const { aggregateId, aggregateVersion, payload } = offline;
    for (const _again of [1, 2]) {
      await fixture.platform.publish(driverEvents.availabilityChanged, { aggregateId, aggregateVersion, payload });
    }
    expect(await activeOn('2026-11-02')).toBe(1);
  });

  it('are for administrators alone, and refuse unknown input', async () => {
    for (const role of ['RIDER', 'DRIVER'] as const) {
      expect((await fixture.platform.call(driverHttp.analytics, {}, { as: person({ role }) })).status).toBe(403);
    }
    for (const query of [{ status: 'PENDING' }, { from: 'yesterday' }, { from: '2026-11-02', to: '2026-11-01' }]) {
      const reply = await fixture.platform.call(driverHttp.analytics, query as never, { as: fixture.administrator });
      expect(reply.status).toBe(400);
    }
  });
});
