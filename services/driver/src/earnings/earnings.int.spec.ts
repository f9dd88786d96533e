import { type DriverEarnings, type DriverView, driverHttp } from '@pothik/contracts/driver';
import { person } from '@pothik/service-kit/testing';
import { codeOf, DriverFixture, dataOf } from '../testing/driver-fixture.js';
import { RideEventsFixture } from '../testing/ride-events-fixture.js';
import { DRIVER_RECORD_MODEL } from './driver-record.model.js';

const MINUTE_MS = 60_000;

/** Milliseconds until a moment in Dhaka. */
const until = (now: Date, dhaka: string) => new Date(`${dhaka}+06:00`).getTime() - now.getTime();

describe('a driver’s earnings', () => {
  let fixture: DriverFixture;
  beforeAll(async () => {
    fixture = await DriverFixture.start();
  });
  beforeEach(() => fixture.platform.empty());
  afterAll(() => fixture?.close());

  const earnings = async (as: ReturnType<typeof person>, query: object = {}) =>
    dataOf<DriverEarnings>(await fixture.platform.call(driverHttp.earnings, query, { as }));
  const goTo = (dhaka: string) => fixture.platform.clock.advance(until(fixture.platform.clock.now(), dhaka));

  it('are by day in Dhaka, not in UTC', async () => {
    const { driver, owner } = await fixture.onDuty();
    goTo('2026-11-10T23:59:59');
    await new RideEventsFixture(fixture.platform, driver._id).completed(100);
    goTo('2026-11-11T00:00:00');
    await new RideEventsFixture(fixture.platform, driver._id).completed(250);
    await new RideEventsFixture(fixture.platform, driver._id).completed(50);
    expect(await earnings(owner, { from: '2026-11-10', to: '2026-11-12' })).toEqual({
      from: '2026-11-10',
      to: '2026-11-12',
      totals: { rides: 3, earnings: 400, onlineMs: expect.any(Number) },
      byDay: [
        { day: '2026-11-10', rides: 1, earnings: 100 },
        { day: '2026-11-11', rides: 2, earnings: 300 },
        { day: '2026-11-12', rides: 0, earnings: 0 },
      ],
    });
    expect((await earnings(owner, { from: '2026-11-11', to: '2026-11-11' })).totals).toMatchObject({
      rides: 2,
      earnings: 300,
    });
    expect((await earnings(owner, { from: '2026-11-01', to: '2026-11-10' })).totals).toMatchObject({
      rides: 1,
      earnings: 100,
    });
  });

  it('are sums over a ledger keyed by ride id, so that a repeated event adds nothing', async () => {
    const { driver, owner } = await fixture.onDuty();
    const rideEvents = new RideEventsFixture(fixture.platform, driver._id);
    for (const _again of [1, 2, 3]) await rideEvents.completed(220);
    await new RideEventsFixture(fixture.platform, driver._id).cancelledAfterAcceptance();
    const { totals, byDay } = await earnings(owner);
    expect(totals).toMatchObject({ rides: 1, earnings: 220 });
    expect(byDay).toHaveLength(30);
    expect(byDay.at(-1)).toEqual({ day: '2026-11-02', rides: 1, earnings: 220 });
    expect(await fixture.show(driver._id)).toMatchObject({ totalRides: 1, totalEarnings: 220 });
  });

  it('are whole for the driver, and without implausible rides for everybody else', async () => {
    const { driver, owner } = await fixture.onDuty();
    const fake = new RideEventsFixture(fixture.platform, driver._id);
    await fake.completed(50_000, { state: 'REVIEW', reasons: ['too-quick'] });
    await new RideEventsFixture(fixture.platform, driver._id).completed(220);
    const seen = async (as: ReturnType<typeof person>) => {
      const input = { id: driver._id };
      const view = dataOf<DriverView>(await fixture.platform.call(driverHttp.getDriver, input, { as }));
      return [view.totalRides, view.totalEarnings, view.leftOutRides];
    };
    const card = async () => (await seen(person({ role: 'RIDER' })))[0];
    expect((await earnings(owner)).totals).toMatchObject({ rides: 2, earnings: 50_220 });
    expect(await seen(owner)).toEqual([2, 50_220, undefined]);
    expect(await seen(fixture.administrator)).toEqual([1, 220, 1]);
    expect(await card()).toBe(1);

    await fake.reviewed(7, 'CONFIRMED', 50_000);
    expect(await seen(fixture.administrator)).toEqual([2, 50_220, undefined]);
    // The older word arrives once more.
    await fake.reviewed(6, 'REVIEW', 50_000);
    expect(await card()).toBe(2);
    await fake.reviewed(8, 'LEFT_OUT', 50_000);
    await fake.reviewed(8, 'LEFT_OUT', 50_000);
    expect(await card()).toBe(1);
    expect((await earnings(owner)).totals).toMatchObject({ rides: 2, earnings: 50_220 });
  });

  it('are left out also when the word of the review comes before the end', async () => {
    const { driver } = await fixture.onDuty();
    const fake = new RideEventsFixture(fixture.platform, driver._id);
    await fake.reviewed(6, 'REVIEW');
    await fake.completed(220, { state: 'REVIEW', reasons: ['too-quick'] });
    expect(await fixture.show(driver._id)).toMatchObject({ totalRides: 0, totalEarnings: 0, leftOutRides: 1 });
  });

  it('are nothing in the record of a driver whose only ride was cancelled', async () => {
    const { driver } = await fixture.onDuty();
    const ride = new RideEventsFixture(fixture.platform, driver._id);
    await ride.accepted();
    await ride.cancelledAfterAcceptance();
    const { collection } = fixture.platform.model('driver', DRIVER_RECORD_MODEL);
    expect(await collection.find().toArray()).toMatchObject([
      { totalRides: 0, totalEarnings: 0, lastRideEndedAt: expect.any(Date) },
    ]);
  });

  it('are answered for the first day that may be asked for', async () => {
    const { owner } = await fixture.onDuty();
    expect((await earnings(owner, { to: '2000-01-01' })).byDay).toEqual([{ day: '2000-01-01', rides: 0, earnings: 0 }]);
  });

  it('tell how long the driver was ONLINE, up to now', async () => {
    const onDuty = await fixture.onDuty();
    const today = { from: '2026-11-02', to: '2026-11-02' };
    fixture.platform.clock.advance(90 * MINUTE_MS);
    expect((await earnings(onDuty.owner, today)).totals.onlineMs).toBe(90 * MINUTE_MS);
    await fixture.switched(onDuty, 'OFFLINE');
    await fixture.platform.settled();
    fixture.platform.clock.advance(30 * MINUTE_MS);
    expect((await earnings(onDuty.owner, today)).totals.onlineMs).toBe(90 * MINUTE_MS);
    expect((await earnings(onDuty.owner, { from: '2026-11-01', to: '2026-11-01' })).totals.onlineMs).toBe(0);
  });

  it('are one’s own alone', async () => {
    const [mine, theirs] = [await fixture.onDuty(), await fixture.onDuty()];
    await new RideEventsFixture(fixture.platform, theirs.driver._id).completed(500);
    expect((await earnings(mine.owner)).totals).toMatchObject({ rides: 0, earnings: 0 });
    for (const as of [fixture.administrator, person({ role: 'RIDER' })]) {
      expect((await fixture.platform.call(driverHttp.earnings, {}, { as })).status).toBe(403);
    }
    const nobody = await fixture.platform.call(driverHttp.earnings, {}, { as: person({ role: 'DRIVER' }) });
    expect(codeOf(nobody)).toBe('driver/not-found');
  });

  it.each<[string, Record<string, unknown>]>([
    ['a day that is none', { from: '2026-02-30' }],
    ['a moment', { from: '2026-11-02T06:00:00Z' }],
    ['an operator', { from: { $gt: '' } }],
    ['an end before its beginning', { from: '2026-11-02', to: '2026-11-01' }],
    ['more than 366 days', { from: '2025-11-01', to: '2026-11-02' }],
    ['somebody else’s id', { driver: '665000000000000000000002' }],
  ])('are refused for %s', async (_case, query) => {
    const as = person({ role: 'DRIVER' });
    expect((await fixture.platform.call(driverHttp.earnings, query as never, { as })).status).toBe(400);
  });
});
