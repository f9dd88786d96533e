import { type RideView, rideEvents, rideHttp } from '@pothik/contracts/ride';
import { Sweeper } from '@pothik/service-kit';
import { dataOf, outcomeOf } from '../testing/ride-answers.js';
import { type FixtureDriver, type FixtureRider, RideFixture } from '../testing/ride-fixture.js';
import { RideRepository } from './ride.repository.js';

const TURN = 30_000;

let fixture: RideFixture;
beforeAll(async () => {
  fixture = await (await RideFixture.open()).stopSweeps();
});
afterAll(() => fixture.close());

const run = (name: string) => fixture.platform.service('ride').app.get(Sweeper, { strict: false }).run(name);

interface Asked {
  rider: FixtureRider;
  drivers: FixtureDriver[];
  ride: RideView;
}

/** The nearest asked: the first of these many drivers has the request. */
async function asked(count: number): Promise<Asked> {
  const rider = await fixture.rider();
  const drivers: FixtureDriver[] = [];
  for (let made = 0; made < count; made += 1) drivers.push(await fixture.driver());
  return { rider, drivers, ride: dataOf<RideView>(await fixture.askNearest(rider, drivers), 201) };
}

const reject = async ({ ride, drivers }: Asked, index: number, reason?: string) =>
  dataOf<RideView>(await fixture.setStatus(ride, personOf(drivers, index), 'REJECTED', reason));
const personOf = (drivers: readonly FixtureDriver[], index: number) => (drivers[index] as FixtureDriver).person;
const seen = ({ ride, rider }: Asked) => fixture.see(ride, rider.person);
const passedOn = async (ride: RideView) => {
  await fixture.platform.settled();
  const events = await fixture.platform.published(rideEvents.driverAsked);
  return events.filter(({ aggregateId }) => aggregateId === ride._id).map(({ payload }) => payload);
};

describe('dispatch', () => {
  it('asks the nearest one after another until one accepts, in one ride', async () => {
    const about = await asked(3);
    expect(about.ride).toMatchObject({
      driver: { _id: about.drivers[0]?.driverId },
      asking: { asked: [], waiting: 2 },
    });
    const rejected = await reject(about, 0, 'Flat tyre');
    expect(rejected).toMatchObject({ _id: about.ride._id, rideStatus: 'REJECTED' });
    expect(rejected.history.at(-1)).toMatchObject({ by: 'DRIVER', reason: 'Flat tyre' });
    expect(await seen(about)).toMatchObject({
      driver: { _id: about.drivers[1]?.driverId },
      rideStatus: 'REQUESTED',
      asking: { asked: [{ name: 'Karim Ali', outcome: 'REJECTED', reason: 'Flat tyre' }], waiting: 1 },
    });
    dataOf(await fixture.setStatus(about.ride, personOf(about.drivers, 1), 'ACCEPTED'));
    expect(await seen(about)).toMatchObject({ rideStatus: 'ACCEPTED', asking: { waiting: 0 } });
    expect(await passedOn(about.ride)).toEqual([
      expect.objectContaining({ former: expect.objectContaining({ driverId: about.drivers[0]?.driverId }) }),
    ]);
  });

  it('have 30 seconds each; two sweeps at once pass the request on once', async () => {
    const about = await asked(3);
    fixture.platform.clock.advance(TURN - 1);
    await run('ride-deadlines');
    expect((await seen(about)).asking?.asked).toEqual([]);
    fixture.platform.clock.advance(1);
    const deadlines = fixture.deadlines();
    await Promise.all([deadlines.carryOut(), deadlines.carryOut(), deadlines.carryOut()]);
    expect((await seen(about)).asking?.asked).toEqual([expect.objectContaining({ outcome: 'UNANSWERED' })]);
    expect(await passedOn(about.ride)).toHaveLength(1);
  });

  it('refuse three times, and the request ends though others wait', async () => {
    const about = await asked(4);
    for (const index of [0, 1, 2]) await reject(about, index);
    expect(await seen(about)).toMatchObject({ rideStatus: 'REJECTED', asking: { waiting: 0 } });
    expect(await passedOn(about.ride)).toHaveLength(2);
  });

  it('are all asked, and the request ends unanswered', async () => {
    const about = await asked(2);
    fixture.platform.clock.advance(TURN);
    await run('ride-deadlines');
    fixture.platform.clock.advance(TURN);
    await run('ride-deadlines');
    const { rideStatus, history } = await seen(about);
    expect({ rideStatus, cause: history.at(-1)?.cause }).toEqual({ rideStatus: 'CANCELLED', cause: 'unanswered' });
  });

  it('are skipped when they are engaged or have another type of vehicle than the first', async () => {
    const [other, busy, next] = [await fixture.rider(), await fixture.driver(), await fixture.driver()];
    await fixture.accepted(other, busy);
    const rider = await fixture.rider();
    const ride = dataOf<RideView>(await fixture.askNearest(rider, [busy, next]), 201);
    expect(ride.driver._id).toBe(next.driverId);
  });

  it('are skipped when they became engaged after the look at them, before the request was written', async () => {
    const [other, busy, next] = [await fixture.rider(), await fixture.driver(), await fixture.driver()];
    await fixture.accepted(other, busy);
    await fixture.platform.settled();
    const rides = fixture.platform.service('ride').app.get(RideRepository, { strict: false });
    jest.spyOn(rides, 'engagedRideOf').mockResolvedValueOnce(undefined);
    const rider = await fixture.rider();
    const ride = dataOf<RideView>(await fixture.askNearest(rider, [busy, next]), 201);
    expect(ride.driver._id).toBe(busy.driverId);
    await fixture.platform.settled();
    expect((await fixture.see(ride, rider.person)).driver._id).toBe(next.driverId);
  });

  it('are none when nobody of them is free', async () => {
    const [rider, driver] = [await fixture.rider(), await fixture.driver({ availabilityStatus: 'OFFLINE' })];
    expect(outcomeOf(await fixture.askNearest(rider, [driver]))).toBe('409 ride/driver-not-free');
    const unknown = { ...driver, driverId: rider.person.id };
    expect(outcomeOf(await fixture.askNearest(rider, [unknown]))).toBe('404 ride/driver-not-found');
  });
});

describe('a driver who is asked no more', () => {
  it('cannot accept late, and the ride is not his', async () => {
    const about = await asked(2);
    fixture.platform.clock.advance(TURN);
    await run('ride-deadlines');
    const former = personOf(about.drivers, 0);
    expect(outcomeOf(await fixture.setStatus(about.ride, former, 'ACCEPTED'))).toBe('409 ride/passed-on');
    const { rideId } = { rideId: about.ride._id };
    expect(outcomeOf(await fixture.call(rideHttp.getRide, { rideId }, { as: former }))).toBe('404 ride/not-found');
  });

  it('repeats his rejection without asking another', async () => {
    const about = await asked(3);
    const key = crypto.randomUUID();
    for (const _again of [1, 2])
      dataOf(await fixture.setStatus(about.ride, personOf(about.drivers, 0), 'REJECTED', undefined, key));
    expect(await passedOn(about.ride)).toHaveLength(1);
  });

  it('was suspended while he was asked: the next is asked', async () => {
    const about = await asked(2);
    await fixture.publishStatus(about.drivers[0] as FixtureDriver, 'SUSPENDED');
    await fixture.platform.settled();
    await run('rides-without-driver');
    expect((await seen(about)).asking?.asked).toEqual([expect.objectContaining({ outcome: 'NOT_FREE' })]);
  });

  it('took another ride: the next is asked', async () => {
    const about = await asked(2);
    await fixture.accepted(await fixture.rider(), about.drivers[0] as FixtureDriver);
    await fixture.platform.settled();
    expect(await seen(about)).toMatchObject({ driver: { _id: about.drivers[1]?.driverId }, rideStatus: 'REQUESTED' });
  });
});

describe('a rider who asks the nearest', () => {
  it('cancels between two of them, and nobody else is asked', async () => {
    const about = await asked(3);
    await reject(about, 0);
    dataOf(await fixture.setStatus(about.ride, about.rider.person, 'CANCELLED'));
    fixture.platform.clock.advance(TURN);
    await run('ride-deadlines');
    expect(await seen(about)).toMatchObject({ rideStatus: 'CANCELLED' });
    expect(await passedOn(about.ride)).toHaveLength(1);
  });

  it('repeats the call and has one ride', async () => {
    const [rider, driver, key] = [await fixture.rider(), await fixture.driver(), crypto.randomUUID()];
    const [one, two] = [await fixture.askNearest(rider, [driver], key), await fixture.askNearest(rider, [driver], key)];
    expect(dataOf<RideView>(two, 201)._id).toBe(dataOf<RideView>(one, 201)._id);
  });

  it('cannot book meanwhile, also not when a turn has run out', async () => {
    const about = await asked(2);
    const book = async () => outcomeOf(await fixture.book(about.rider, about.drivers[1] as FixtureDriver));
    expect(await book()).toBe('409 ride/rider-has-open-ride');
    fixture.platform.clock.advance(TURN);
    expect(await book()).toBe('409 ride/rider-has-open-ride');
    expect((await seen(about)).asking?.asked).toEqual([expect.objectContaining({ outcome: 'UNANSWERED' })]);
  });

  it('names each driver once', async () => {
    const [rider, driver] = [await fixture.rider(), await fixture.driver()];
    expect((await fixture.askNearest(rider, [driver, driver])).status).toBe(400);
    expect((await fixture.askNearest(rider, [])).status).toBe(400);
  });
});
