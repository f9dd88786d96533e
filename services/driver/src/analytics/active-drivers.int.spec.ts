import { periodOf } from '@pothik/contracts/catalogue';
import { rounds } from '@pothik/service-kit/testing';
import fc from 'fast-check';
import { DRIVER_DAY_MODEL, type DriverDay } from '../driver-days/driver-day.model.js';
import { PresenceRepository } from '../presence/presence.repository.js';
import { RideProjectionRepository } from '../projections/ride-projection.repository.js';
import { anId, DriverFixture } from '../testing/driver-fixture.js';
import { ago, dayAgo, PastActivityFixture } from '../testing/past-activity-fixture.js';
import { DriverAnalyticsRepository } from './driver-analytics.repository.js';

/** Periods that are asked for in each history. */
const PERIODS = 6;

let fixture: DriverFixture;
let past: PastActivityFixture;
beforeAll(async () => {
  fixture = await DriverFixture.start();
  past = new PastActivityFixture(fixture);
});
beforeEach(() => fixture.platform.empty());
afterAll(() => fixture?.close());

const get = <T>(type: new (...parts: never[]) => T): T =>
  fixture.platform.service('driver').app.get<T>(type, { strict: false });
const days = () => fixture.platform.model<DriverDay>('driver', DRIVER_DAY_MODEL);

/** The active drivers from every ride and stretch of the period. */
async function readDirectly(from: number, to: number): Promise<number> {
  const { start, end } = periodOf({ from: dayAgo(from), to: dayAgo(to) }, fixture.platform.clock.now());
  const found = await Promise.all([
    get(RideProjectionRepository).driversOnRides(start, end),
    get(PresenceRepository).driversOnline(start, end),
    get(DriverAnalyticsRepository).onlineSinceBefore(end),
  ]);
  return new Set(found.flat()).size;
}

describe('the active drivers of a period', () => {
  it('are those whose rides and stretches overlap it, whenever these ended', async () => {
    const [night, long] = [anId(), anId()];
    await past.stored({
      rides: [
        { driverId: night, from: ago(11, '23:50'), to: ago(10, '00:20') },
        { driverId: night, from: ago(10, '08:00'), to: ago(10, '08:20') },
        { from: ago(9, '12:00'), to: null },
      ],
      stretches: [
        { driverId: long, from: ago(20, '10:00'), to: ago(8, '10:00') },
        { from: ago(5, '10:00'), to: ago(1, '10:00') },
        { from: ago(3, '00:00'), to: ago(3, '00:00') },
      ],
    });
    expect(
      await Promise.all([21, 20, 12, 11, 10, 9, 8, 7, 5, 4, 3, 2, 1, 0].map((before) => past.active(before))),
    ).toEqual([0, 1, 1, 2, 2, 2, 2, 1, 2, 2, 3, 2, 2, 1]);
    expect(await past.active(29, 0)).toBe(5);
  });

  it('include who is ONLINE since before the period, and who was until today', async () => {
    fixture.platform.clock.set(ago(15, '09:00'));
    const driver = await fixture.onDuty();
    fixture.platform.clock.set(ago(0, '12:00'));
    expect([await past.active(16), await past.active(15), await past.active(10, 8)]).toEqual([0, 1, 1]);
    await fixture.switched(driver, 'OFFLINE');
    await fixture.platform.settled();
    expect([await past.active(16), await past.active(15), await past.active(10, 8)]).toEqual([0, 1, 1]);
  });

  it('are those that all rides and stretches say, for any of these and any period', async () => {
    const minutes = (from: Date, count: number) => new Date(from.getTime() + count * 60_000);
    const drivers = Array.from({ length: 8 }, anId);
    const now = fixture.platform.clock.now();
    const span = fc
      .record({
        driver: fc.nat({ max: drivers.length - 1 }),
        began: fc.nat({ max: 25 * 24 * 60 }),
        lasted: fc.oneof(fc.nat({ max: 90 }), fc.nat({ max: 7 * 24 * 60 })),
      })
      .map(({ driver, began, lasted }) => {
        const from = minutes(now, -began);
        return { driverId: drivers[driver] as string, from, to: minutes(from, Math.min(lasted, began)) };
      });
    const history = fc.record({ rides: fc.array(span, { maxLength: 6 }), stretches: fc.array(span, { maxLength: 6 }) });
    const periods = [0, 1, 2, 3, 4, 5, 8, 13, 20, 27].flatMap((from, index, all) =>
      all.slice(0, index + 1).map((to) => [from, to] as const),
    );
    const asked = fc.shuffledSubarray(periods, { minLength: PERIODS, maxLength: PERIODS });
    const agree = async (
      stored: { rides: { driverId: string; from: Date; to: Date }[]; stretches: typeof stored.rides },
      some: readonly (readonly [number, number])[],
    ) => {
      await past.stored(stored);
      await days().deleteMany();
      for (const [from, to] of some)
        expect([from, to, await past.active(from, to)]).toEqual([from, to, await readDirectly(from, to)]);
    };
    await fc.assert(fc.asyncProperty(history, asked, agree), { numRuns: rounds(100), endOnFailure: true });
  });
});

it('a period from before the kept days is read from its rides', async () => {
  await past.stored({ rides: [{ from: ago(450, '10:00'), to: ago(449, '10:10') }] });
  expect([await past.active(450, 420), await past.active(449), await past.active(448)]).toEqual([1, 1, 0]);
  expect(await days().countDocuments()).toBe(0);
});
