import { driverEvents, driverHttp } from '@pothik/contracts/driver';
import type { Point } from '@pothik/contracts/platform';
import { DriverFixture } from '../testing/driver-fixture.js';
import { RideEventsFixture } from '../testing/ride-events-fixture.js';
import { standInPickups } from '../testing/ride-stand-in.js';
import { APPROACH_MODEL, type ApproachDocument } from './approach.model.js';

/** Where no bundled road is known, so that distances are straight: so many metres north of the pickup. */
const PICKUP = { lat: 21.5, lng: 91.98 };
const north = (metres: number): Point => ({ lat: PICKUP.lat + metres / 111_195, lng: PICKUP.lng });

let fixture: DriverFixture;
let karim: Awaited<ReturnType<DriverFixture['onDuty']>>;
let ride: RideEventsFixture;
beforeAll(async () => {
  fixture = await DriverFixture.start();
});
beforeEach(async () => {
  await fixture.platform.empty();
  karim = await fixture.onDuty();
  await fixture.platform.call(driverHttp.changePositionConsent, { granted: true }, { as: karim.owner });
  ride = new RideEventsFixture(fixture.platform, karim.driver._id);
});
afterAll(() => fixture?.close());

/** The driver accepts the ride, whose rider waits at the pickup unless they wrote text alone. */
async function accepted(point: Point | null = PICKUP) {
  await ride.accepted();
  const acceptedAt = fixture.platform.clock.now().toISOString();
  standInPickups.set(ride.id, point ? { driverId: karim.driver._id, acceptedAt, point } : null);
}
async function tells(...metres: number[]) {
  for (const one of metres) {
    fixture.platform.clock.advance(20_000);
    await fixture.platform.call(driverHttp.tellPosition, north(one), { as: karim.owner });
  }
  await fixture.platform.settled();
}
const told = async () => {
  const events = await fixture.platform.published(driverEvents.approachNoted);
  const own = events.filter(({ aggregateId }) => aggregateId === ride.id);
  return own.map(
    ({ payload: { metres, movingAway } }) => `${Math.round(metres / 10) * 10}${movingAway ? ' away' : ''}`,
  );
};

describe('the way of a ride’s driver to its pickup', () => {
  it('is told at acceptance, at half way and near it, in metres alone', async () => {
    await accepted();
    await tells(1_000, 700, 400, 140);
    expect(await told()).toEqual(['1000', '400', '140']);
    const [event] = await fixture.platform.published(driverEvents.approachNoted);
    expect(Object.keys(event?.payload ?? {}).sort()).toEqual([
      'at',
      'driverId',
      'metres',
      'movingAway',
      'rideId',
      'startMetres',
    ]);
    const stored = await fixture.platform.model('driver', APPROACH_MODEL).findById(ride.id).lean();
    expect(JSON.stringify({ ...(stored as object), pendingEvents: [] })).not.toMatch(/"lat"|"lng"|91\.98/);
  });

  it('is told when the driver moves away, also by two instances', async () => {
    await accepted();
    await tells(1_000, 1_400);
    await fixture.platform.startInstance('driver');
    await tells(1_500, 1_600, 1_650);
    expect(await told()).toEqual(['1000', '1650 away']);
  });

  it('is not looked at for a ride of text alone, before the acceptance, and after the pick-up', async () => {
    await ride.requested();
    await tells(900);
    await accepted(null);
    await tells(800, 400);
    expect(await told()).toEqual([]);
    const other = new RideEventsFixture(fixture.platform, karim.driver._id);
    ride = other;
    await accepted();
    await ride.pickedUp();
    await tells(300);
    expect(await told()).toEqual([]);
  });

  it('is erased a day after the last look', async () => {
    await accepted();
    await tells(1_000);
    const approaches = fixture.platform.model<ApproachDocument>('driver', APPROACH_MODEL);
    const stored = await approaches.findById(ride.id).lean();
    expect(stored?.expiresAt.getTime()).toBe(fixture.platform.clock.now().getTime() + 86_400_000);
  });

  it('keeps nobody from telling where he is while the ride service is away', async () => {
    await ride.accepted();
    fixture.platform.clock.advance(20_000);
    const reply = await fixture.platform.call(driverHttp.tellPosition, north(500), { as: karim.owner });
    expect(reply.status).toBe(200);
  });
});

describe('the track of a completed ride', () => {
  const missed = async () =>
    (await fixture.platform.published(driverEvents.pickupMissed))
      .filter(({ aggregateId }) => aggregateId === ride.id)
      .map(({ payload }) => Math.round(payload.metres / 10) * 10);
  /** The driver was so far away before the pick-up, and after it. */
  async function ridden(before: readonly number[], after: readonly number[], point: Point | null = PICKUP) {
    await accepted(point);
    await tells(...before);
    await ride.pickedUp();
    await tells(...after);
    await ride.completed();
  }

  it('that never came within 500 m of the pickup is told, once and without a place', async () => {
    await ridden([1_000, 800], [900, 1_100]);
    await ride.completed();
    expect(await missed()).toEqual([800]);
    const [event] = await fixture.platform.published(driverEvents.pickupMissed);
    expect(Object.keys(event?.payload ?? {}).sort()).toEqual(['driverId', 'metres', 'rideId']);
  });

  it('that came near is not told', async () => {
    await ridden([1_000, 490], [900, 1_100]);
    expect(await missed()).toEqual([]);
  });

  it.each([
    ['no track', [], []],
    ['no point before the pick-up', [], [900, 1_100]],
    ['no point after the pick-up', [1_000, 800], []],
  ])('is no evidence with %s', async (_what, before, after) => {
    await ridden(before, after);
    expect(await missed()).toEqual([]);
  });

  it('is not checked for a ride of text alone', async () => {
    await ridden([1_000, 800], [900, 1_100], null);
    expect(await missed()).toEqual([]);
  });
});
