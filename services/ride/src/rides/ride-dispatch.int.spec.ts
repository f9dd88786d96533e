import { type RideView, rideEvents, rideHttp, SEARCH } from '@pothik/contracts/ride';
import { Sweeper } from '@pothik/service-kit';
import { ProjectionService } from '../projections/index.js';
import { standInDrivers } from '../testing/driver-stand-in.js';
import { dataOf, outcomeOf } from '../testing/ride-answers.js';
import { type FixtureDriver, type FixtureRider, RideFixture } from '../testing/ride-fixture.js';
import { RideRepository } from './ride.repository.js';
import { WRITTEN } from './rules/sample-ride.js';

const TURN = 30_000;

let fixture: RideFixture;
beforeAll(async () => {
  fixture = await (await RideFixture.open()).stopSweeps();
});
afterAll(() => fixture?.close());

const run = (name: string) => fixture.platform.service('ride').app.get(Sweeper, { strict: false }).run(name);

interface Asked {
  rider: FixtureRider;
  drivers: FixtureDriver[];
  ride: RideView;
}

/** A search among these many free drivers: the first of them has the request. */
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
const turnIsOver = async () => {
  fixture.platform.clock.advance(TURN);
  await run('ride-deadlines');
};

describe('a search', () => {
  it('asks the nearest one after another until one accepts, in one ride', async () => {
    const about = await asked(3);
    expect(about.ride).toMatchObject({ driver: { _id: about.drivers[0]?.driverId }, asking: { asked: [] } });
    const rejected = await reject(about, 0, 'Flat tyre');
    expect(rejected).toMatchObject({ _id: about.ride._id, rideStatus: 'REJECTED' });
    expect(rejected.history.at(-1)).toMatchObject({ by: 'DRIVER', reason: 'Flat tyre' });
    expect(await seen(about)).toMatchObject({
      driver: { _id: about.drivers[1]?.driverId },
      rideStatus: 'REQUESTED',
      asking: { asked: [{ name: 'Karim Ali', outcome: 'REJECTED', reason: 'Flat tyre' }] },
    });
    dataOf(await fixture.setStatus(about.ride, personOf(about.drivers, 1), 'ACCEPTED'));
    expect(await seen(about)).toMatchObject({ rideStatus: 'ACCEPTED' });
    expect(await passedOn(about.ride)).toEqual([
      expect.objectContaining({ former: expect.objectContaining({ driverId: about.drivers[0]?.driverId }) }),
    ]);
  });

  it('is accepted by whose turn began a moment ago, with the vehicle that comes', async () => {
    const about = await asked(2);
    const [, next] = about.drivers as [FixtureDriver, FixtureDriver];
    const projections = fixture.platform.service('ride').app.get(ProjectionService, { strict: false });
    const known = projections.about.bind(projections);
    jest.spyOn(projections, 'about').mockImplementationOnce(async (rides) => {
      const former = await known(rides);
      await reject(about, 0);
      return former;
    });
    const accepted = dataOf<RideView>(await fixture.setStatus(about.ride, next.person, 'ACCEPTED'));
    expect(accepted.driver.vehicle.vehicleLicense).toBe(next.plate);
    expect((await seen(about)).driver).toMatchObject({ _id: next.driverId, vehicle: { vehicleLicense: next.plate } });
  });

  it('gives 30 seconds each; two sweeps at once pass the request on once', async () => {
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

  it('gives 60 seconds to whom only push reaches, first or next, and its rider sees no more than the time', async () => {
    const [rider, first, next] = [await fixture.rider(), await fixture.driver(), await fixture.driver()];
    standInDrivers.pushAlone = [first.driverId, next.driverId];
    const ride = dataOf<RideView>(await fixture.askNearest(rider, [first, next]), 201);
    const about = { rider, drivers: [first, next], ride };
    const endsIn = (answerBy = '') => Date.parse(answerBy) - fixture.platform.clock.now().getTime();
    expect(endsIn(ride.answerBy)).toBe(2 * TURN);
    await turnIsOver();
    expect((await seen(about)).asking?.asked).toEqual([]);
    await turnIsOver();
    const passed = await seen(about);
    expect([passed.driver._id, endsIn(passed.answerBy)]).toEqual([next.driverId, 2 * TURN]);
    standInDrivers.pushAlone = [];
    const awake = await asked(1);
    expect(Object.keys(ride)).toEqual(Object.keys(awake.ride));
    expect(Object.keys(ride.asking ?? {})).toEqual(Object.keys(awake.ride.asking ?? {}));
  });

  it('goes on however many refuse, and asks each once', async () => {
    const about = await asked(5);
    for (const index of [0, 1, 2, 3]) await reject(about, index);
    expect(await seen(about)).toMatchObject({ rideStatus: 'REQUESTED', driver: { _id: about.drivers[4]?.driverId } });
    await reject(about, 4);
    await fixture.looksAgain();
    const looking = await seen(about);
    expect(looking).toMatchObject({ rideStatus: 'REQUESTED', asking: { looking: true, asked: { length: 5 } } });
    expect(await passedOn(about.ride)).toHaveLength(5);
  });

  it('asks who comes free meanwhile', async () => {
    const about = await asked(1);
    await reject(about, 0);
    const another = await fixture.driver();
    fixture.free(...about.drivers, another);
    await fixture.looksAgain();
    const found = await seen(about);
    expect(found).toMatchObject({ driver: { _id: another.driverId } });
    expect(found.asking).not.toHaveProperty('looking');
    dataOf(await fixture.setStatus(about.ride, another.person, 'ACCEPTED'));
  });

  it('goes on while nobody knows who is free', async () => {
    const about = await asked(2);
    standInDrivers.isAway = true;
    await reject(about, 0);
    standInDrivers.isAway = false;
    expect(await seen(about)).toMatchObject({ rideStatus: 'REQUESTED', asking: { looking: true } });
    await fixture.looksAgain();
    expect((await seen(about)).driver._id).toBe(about.drivers[1]?.driverId);
  });

  it('lasts five minutes, shows its end, and is cancelled by the system then', async () => {
    const about = await asked(1);
    await reject(about, 0);
    const end = Date.parse(about.ride.createdAt) + SEARCH.lastsMs;
    const { answerBy = '', asking } = await seen(about);
    expect([Date.parse(answerBy), Date.parse(asking?.until ?? '')]).toEqual([end, end]);
    fixture.platform.clock.advance(SEARCH.lastsMs);
    await run('ride-deadlines');
    const { rideStatus, history } = await seen(about);
    expect({ rideStatus, cause: history.at(-1)?.cause }).toEqual({ rideStatus: 'CANCELLED', cause: 'nobody-next' });
  });

  it('asks again who refused once the offer is raised', async () => {
    const about = await asked(1);
    await reject(about, 0);
    fixture.platform.clock.advance(1);
    dataOf(await fixture.call(rideHttp.makeOffer, { rideId: about.ride._id, offer: 200 }, { as: about.rider.person }));
    await fixture.looksAgain();
    expect(await seen(about)).toMatchObject({ driver: { _id: about.drivers[0]?.driverId }, offer: { fare: 200 } });
    dataOf(await fixture.setStatus(about.ride, personOf(about.drivers, 0), 'ACCEPTED'));
  });

  it('skips who is engaged or drives another type of vehicle', async () => {
    const [other, busy, next] = [await fixture.rider(), await fixture.driver(), await fixture.driver()];
    await fixture.accepted(other, busy);
    const rider = await fixture.rider();
    const ride = dataOf<RideView>(await fixture.askNearest(rider, [busy, next]), 201);
    expect(ride.driver._id).toBe(next.driverId);
  });

  it('skips who became engaged after the look, before the request was written', async () => {
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

  it('does not begin while nobody is free, or nobody knows who is', async () => {
    const [rider, driver] = [await fixture.rider(), await fixture.driver({ availabilityStatus: 'OFFLINE' })];
    expect(outcomeOf(await fixture.askNearest(rider, [driver]))).toBe('409 ride/nobody-near');
    expect(outcomeOf(await fixture.askNearest(rider, []))).toBe('409 ride/nobody-near');
    standInDrivers.isAway = true;
    const answer = await fixture.askNearest(rider, [driver]);
    standInDrivers.isAway = false;
    expect(outcomeOf(answer)).toBe('503 platform/unavailable');
  });

  it('is of the vehicle type of the first driver whom a page of the release before names', async () => {
    const [rider, driver] = [await fixture.rider(), await fixture.driver()];
    fixture.free(driver);
    const ask = (drivers: string[]) => fixture.call(rideHttp.askNearest, { ...WRITTEN, drivers }, { as: rider.person });
    expect(outcomeOf(await ask([rider.person.id]))).toBe('404 ride/driver-not-found');
    expect(dataOf<RideView>(await ask([driver.driverId]), 201).driver._id).toBe(driver.driverId);
    const nothing = await fixture.call(rideHttp.askNearest, WRITTEN, { as: rider.person });
    expect(nothing).toMatchObject({ status: 400, body: { message: 'Vehicle type is required.' } });
  });
});

describe('a driver who is asked no more', () => {
  it('cannot accept late, and the ride is not his', async () => {
    const about = await asked(2);
    await turnIsOver();
    const former = personOf(about.drivers, 0);
    expect(outcomeOf(await fixture.setStatus(about.ride, former, 'ACCEPTED'))).toBe('409 ride/passed-on');
    const { rideId } = { rideId: about.ride._id };
    expect(outcomeOf(await fixture.call(rideHttp.getRide, { rideId }, { as: former }))).toBe('404 ride/not-found');
  });

  it('cannot accept while it is nobody’s turn either, and no loss of his touches the ride', async () => {
    const about = await asked(1);
    await turnIsOver();
    const driver = about.drivers[0] as FixtureDriver;
    expect(await seen(about)).toMatchObject({ driver: { _id: driver.driverId }, asking: { looking: true } });
    expect(outcomeOf(await fixture.setStatus(about.ride, driver.person, 'ACCEPTED'))).toBe('409 ride/passed-on');
    await fixture.accepted(await fixture.rider(), driver);
    await fixture.publishStatus(driver, 'SUSPENDED');
    await fixture.platform.settled();
    await run('rides-without-driver');
    expect(await seen(about)).toMatchObject({ rideStatus: 'REQUESTED', asking: { asked: { length: 1 } } });
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

describe('a rider who searches', () => {
  it('stops between two drivers, and nobody else is asked', async () => {
    const about = await asked(3);
    await reject(about, 0);
    dataOf(await fixture.setStatus(about.ride, about.rider.person, 'CANCELLED'));
    await turnIsOver();
    expect(await seen(about)).toMatchObject({ rideStatus: 'CANCELLED' });
    expect(await passedOn(about.ride)).toHaveLength(1);
  });

  it('stops while it is nobody’s turn', async () => {
    const about = await asked(1);
    await reject(about, 0);
    dataOf(await fixture.setStatus(about.ride, about.rider.person, 'CANCELLED'));
    await fixture.looksAgain();
    const ended = await seen(about);
    expect(ended).toMatchObject({ rideStatus: 'CANCELLED', driver: { _id: about.drivers[0]?.driverId } });
    expect(ended.history.at(-1)).toMatchObject({ by: 'RIDER' });
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
});
