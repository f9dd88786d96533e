import { type RideView, rideEvents, rideHttp } from '@pothik/contracts/ride';
import { person } from '@pothik/service-kit/testing';
import { standInDrivers } from '../testing/driver-stand-in.js';
import { dataOf, outcomeOf } from '../testing/ride-answers.js';
import { type FixtureDriver, type FixtureRider, RideFixture } from '../testing/ride-fixture.js';
import { POINTS } from './rules/sample-ride.js';

let fixture: RideFixture;
beforeAll(async () => {
  fixture = await (await RideFixture.open()).stopSweeps();
});
afterAll(() => fixture?.close());

interface Left {
  rider: FixtureRider;
  leaving: FixtureDriver;
  next: FixtureDriver;
  ride: RideView;
}

/** A ride whose driver drives away, and another driver who is free. */
async function left(): Promise<Left> {
  const [rider, leaving, next] = [await fixture.rider(), await fixture.driver(), await fixture.driver()];
  const ride = await fixture.movingAway(rider, leaving);
  fixture.free(leaving, next);
  return { rider, leaving, next, ride };
}

const asksNext = async ({ ride, rider }: Left, key?: string) =>
  dataOf<RideView>(await fixture.askNext(ride, rider.person, key));
const seen = ({ ride, rider }: Left) => fixture.see(ride, rider.person);
const passedOn = async (ride: { _id: string }) => {
  await fixture.platform.settled();
  const events = await fixture.platform.published(rideEvents.driverAsked);
  return events.filter(({ aggregateId }) => aggregateId === ride._id);
};
const approachChanges = async (ride: { _id: string }) =>
  (await fixture.platform.published(rideEvents.approachChanged))
    .filter(({ aggregateId }) => aggregateId === ride._id)
    .map(({ payload }) => payload.movingAway);
const currentOf = async ({ person: as }: FixtureDriver) =>
  dataOf<RideView | null>(await fixture.call(rideHttp.currentRide, {}, { as }));

describe('a driver who moves away', () => {
  it('is told to the rider with since when, not to the driver, and no more once he turns back', async () => {
    const about = await left();
    const { movingAwaySince = '' } = await seen(about);
    expect(Date.parse(movingAwaySince)).toBe(fixture.platform.clock.now().getTime());
    expect(await fixture.see(about.ride, about.leaving.person)).not.toHaveProperty('movingAwaySince');
    await fixture.approach(about.ride, { metres: 2_200, startMetres: 2_000, movingAway: false });
    expect(await seen(about)).not.toHaveProperty('movingAwaySince');
    expect(await approachChanges(about.ride)).toEqual([true, false]);
    expect(outcomeOf(await fixture.askNext(about.ride, about.rider.person))).toBe('409 ride/not-moving-away');
  });

  it('moves away no more once he says that he stands at the pickup', async () => {
    const about = await left();
    dataOf(await fixture.call(rideHttp.tellArrival, { rideId: about.ride._id }, { as: about.leaving.person }));
    expect(await seen(about)).not.toHaveProperty('movingAwaySince');
    expect(outcomeOf(await fixture.askNext(about.ride, about.rider.person))).toBe('409 ride/not-moving-away');
  });
});

describe('asking the next', () => {
  it('gives the request to the next free driver, and frees the former one', async () => {
    const about = await left();
    dataOf(await fixture.fare(about.ride, about.leaving, 300));
    const asked = await asksNext(about);
    expect(asked).toMatchObject({
      rideStatus: 'REQUESTED',
      driver: { _id: about.next.driverId },
      fare: null,
      asking: { asked: [{ name: 'Karim Ali', outcome: 'MOVED_AWAY' }] },
    });
    expect(asked).not.toHaveProperty('startCode');
    expect(asked.history.at(-1)).toMatchObject({ from: 'ACCEPTED', to: 'REQUESTED', by: 'RIDER', cause: 'moved-away' });
    expect(await currentOf(about.leaving)).toBeNull();
    await fixture.accepted(await fixture.rider(), about.leaving);
    expect(await passedOn(about.ride)).toHaveLength(1);
  });

  it('asks about the nearest of the same vehicle type, or without a point about the longest free', async () => {
    const about = await left();
    await asksNext(about);
    expect(standInDrivers.asked.at(-1)).toEqual({ riderId: about.rider.person.id, vehicleType: 'CNG' });
    const [rider, leaving] = [await fixture.rider(), await fixture.driver()];
    const input = { pickupLocation: 'Dhanmondi 27', dropLocation: 'Kamalapur', ...POINTS, driver: leaving.driverId };
    const ride = dataOf<RideView>(await fixture.call(rideHttp.book, input, { as: rider.person }), 201);
    dataOf(await fixture.setStatus(ride, leaving.person, 'ACCEPTED'));
    await fixture.approach(ride, { metres: 2_600, startMetres: 2_000, movingAway: true });
    dataOf(await fixture.askNext(ride, rider.person));
    expect(standInDrivers.asked.at(-1)).toMatchObject({ pickup: POINTS.pickupPoint });
  });

  it('leaves the former driver neither phone nor code: he reads the ride no more', async () => {
    const about = await left();
    await asksNext(about);
    const { person: as } = about.leaving;
    expect(outcomeOf(await fixture.call(rideHttp.getRide, { rideId: about.ride._id }, { as }))).toBe(
      '404 ride/not-found',
    );
    expect(outcomeOf(await fixture.verify(about.ride, about.leaving, '123456'))).toBe('409 ride/passed-on');
    expect(outcomeOf(await fixture.fare(about.ride, about.leaving, 100))).toBe('409 ride/passed-on');
    expect(outcomeOf(await fixture.setStatus(about.ride, as, 'CANCELLED', 'Too late'))).toBe('404 ride/not-found');
  });

  it('goes on as any ride: the next accepts, with a code and tries of his own', async () => {
    const about = await left();
    const before = (await seen(about)).startCode;
    dataOf(await fixture.fare(about.ride, about.leaving, 300));
    await fixture.verify(about.ride, about.leaving, before === '000000' ? '111111' : '000000');
    await asksNext(about);
    dataOf(await fixture.setStatus(about.ride, about.next.person, 'ACCEPTED'));
    expect(await seen(about)).toMatchObject({ rideStatus: 'ACCEPTED', codeTriesLeft: 5, fare: null });
    await fixture.approach(about.ride, {
      metres: 3_000,
      startMetres: 1_000,
      movingAway: true,
      at: new Date('2026-01-01'),
    });
    expect(await seen(about)).not.toHaveProperty('movingAwaySince');
  });

  it('twice with one key asks once', async () => {
    const about = await left();
    const key = crypto.randomUUID();
    const [one, two] = [await asksNext(about, key), await asksNext(about, key)];
    expect(two).toEqual(one);
    expect(await passedOn(about.ride)).toHaveLength(1);
  });

  it('goes on looking with nobody free, and counts for nobody', async () => {
    const about = await left();
    fixture.free(about.leaving);
    const asked = await asksNext(about);
    expect(asked).toMatchObject({ rideStatus: 'REQUESTED', asking: { looking: true } });
    expect(await currentOf(about.leaving)).toBeNull();
    const { person: as } = about.leaving;
    expect(outcomeOf(await fixture.setStatus(about.ride, as, 'ACCEPTED'))).toBe('409 ride/passed-on');
  });

  it('goes on looking while nobody knows who is free', async () => {
    const about = await left();
    standInDrivers.isAway = true;
    const answer = await fixture.askNext(about.ride, about.rider.person);
    standInDrivers.isAway = false;
    expect(dataOf<RideView>(answer)).toMatchObject({ rideStatus: 'REQUESTED', asking: { looking: true } });
    await fixture.looksAgain();
    expect((await seen(about)).driver._id).toBe(about.next.driverId);
  });

  it('that was done, or is not allowed, is answered while nobody knows who is free', async () => {
    const about = await left();
    const key = crypto.randomUUID();
    await asksNext(about, key);
    dataOf(await fixture.setStatus(about.ride, about.next.person, 'ACCEPTED'));
    standInDrivers.isAway = true;
    const [again, another] = [
      await fixture.askNext(about.ride, about.rider.person, key),
      await fixture.askNext(about.ride, about.rider.person),
    ];
    standInDrivers.isAway = false;
    expect(dataOf<RideView>(again)).toEqual(await seen(about));
    expect(outcomeOf(another)).toBe('409 ride/not-moving-away');
  });
});

describe('where a rider waits', () => {
  it('is told to the driver service alone, while ACCEPTED', async () => {
    const [rider, driver] = [await fixture.rider(), await fixture.driver()];
    const input = { pickupLocation: 'Dhanmondi 27', dropLocation: 'Kamalapur', ...POINTS, driver: driver.driverId };
    const ride = dataOf<RideView>(await fixture.call(rideHttp.book, input, { as: rider.person }), 201);
    const ask = () => fixture.call(rideHttp.pickupOf, { rideId: ride._id });
    expect(dataOf(await ask())).toBeNull();
    dataOf(await fixture.setStatus(ride, driver.person, 'ACCEPTED'));
    expect(dataOf(await ask())).toMatchObject({ driverId: driver.driverId, point: POINTS.pickupPoint });
    const asPerson = await fixture.call(rideHttp.pickupOf, { rideId: ride._id }, { as: person({ role: 'ADMIN' }) });
    expect(asPerson.status).toBe(403);
  });
});
