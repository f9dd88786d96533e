import { type RideView, rideEvents, rideHttp } from '@pothik/contracts/ride';
import { Sweeper } from '@pothik/service-kit';
import { dataOf, outcomeOf, RideStage } from '../testing/ride-stage.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let stage: RideStage;
beforeAll(async () => {
  stage = await (await RideStage.open()).stopSweeps();
});
afterAll(() => stage.close());

const sweep = (name: string) => stage.platform.service('ride').app.get(Sweeper, { strict: false }).run(name);
const changesOf = async (ride: { _id: string }) => {
  await stage.platform.settled();
  const changes = await stage.platform.published(rideEvents.statusChanged);
  return changes.filter(({ aggregateId }) => aggregateId === ride._id).map(({ payload }) => payload);
};

describe('a request', () => {
  it('ends unanswered after two minutes, and is refused an answer before any sweep', async () => {
    const [rider, driver] = await Promise.all([stage.rider(), stage.driver()]);
    const ride = await stage.booked(rider, driver);
    stage.platform.clock.advance(2 * MINUTE - 1);
    await sweep('ride-deadlines');
    expect(await stage.see(ride, rider.person)).toMatchObject({ rideStatus: 'REQUESTED' });
    stage.platform.clock.advance(1);
    expect(outcomeOf(await stage.setStatus(ride, driver.person, 'REJECTED'))).toMatch(
      /^409 ride\/(answer-too-late|illegal-transition)$/,
    );
    await sweep('ride-deadlines');
    expect(await stage.see(ride, rider.person)).toMatchObject({ rideStatus: 'CANCELLED' });
    expect(await changesOf(ride)).toEqual([expect.objectContaining({ cause: 'unanswered', by: 'SYSTEM' })]);
    expect(dataOf(await stage.book(rider, driver), 201)).toMatchObject({ rideStatus: 'REQUESTED' });
  });
});

describe('an accepted ride', () => {
  it('ends when the rider is not picked up within 45 minutes, whatever the driver then types', async () => {
    const [rider, driver] = await Promise.all([stage.rider(), stage.driver()]);
    const ride = await stage.accepted(rider, driver);
    dataOf(await stage.fare(ride, driver, 200));
    const { startCode = '' } = await stage.see(ride, rider.person);
    stage.platform.clock.advance(45 * MINUTE);
    expect(outcomeOf(await stage.verify(ride, driver, startCode))).toMatch(
      /^409 ride\/(pick-up-too-late|illegal-transition)$/,
    );
    await sweep('ride-deadlines');
    expect(await changesOf(ride)).toContainEqual(expect.objectContaining({ to: 'CANCELLED', cause: 'not-picked-up' }));
    expect(dataOf(await stage.call(rideHttp.currentRide, {}, { as: driver.person }))).toBeNull();
  });
});

describe('a ride under way', () => {
  it('is told to administrators once after six hours, and ended by the system after 24', async () => {
    const [rider, driver] = await Promise.all([stage.rider(), stage.driver()]);
    const ride = await stage.pickedUp(rider, driver);
    stage.platform.clock.advance(6 * HOUR);
    await sweep('ride-deadlines');
    await sweep('ride-deadlines');
    await stage.platform.settled();
    const told = await stage.platform.published(rideEvents.rideOverdue);
    expect(told.map(({ aggregateId }) => aggregateId)).toEqual([ride._id]);
    stage.platform.clock.advance(18 * HOUR);
    await sweep('ride-deadlines');
    expect((await changesOf(ride)).at(-1)).toMatchObject({ from: 'PICKED UP', to: 'CANCELLED', cause: 'too-long' });
  });
});

describe('two sweeps at once', () => {
  it('end a ride once', async () => {
    const [rider, driver] = await Promise.all([stage.rider(), stage.driver()]);
    const ride = await stage.booked(rider, driver);
    stage.platform.clock.advance(3 * MINUTE);
    const deadlines = stage.deadlines();
    await Promise.all([deadlines.carryOut(), deadlines.carryOut(), deadlines.carryOut()]);
    expect(await changesOf(ride)).toHaveLength(1);
  });
});

/** Another server plans, and explains its plans, in its own way. */
const describePlans = process.env.TEST_MONGO_URL ? describe.skip : describe;

describePlans('what sweeps and lists read', () => {
  it.each([
    ['answerBy', { answerBy: { $lte: new Date() } }],
    ['pickUpBy', { pickUpBy: { $lte: new Date() } }],
    ['alertAt', { alertAt: { $lte: new Date() } }],
    ['endBy', { endBy: { $lte: new Date() } }],
    ['a day’s rides', { requestedAt: { $gte: new Date(0), $lt: new Date() } }],
    ['waiting rides', { status: { $in: ['REQUESTED', 'ACCEPTED'] } }],
    ['a driver’s engaged ride', { driverUserId: 'x', status: { $in: ['ACCEPTED', 'PICKED UP', 'IN TRANSIT'] } }],
    ['a rider’s rides', { riderId: 'x', $and: [{ status: 'COMPLETED' }] }],
    ['a driver’s rides', { $or: [{ driverUserId: 'x' }, { riderId: 'x' }], $and: [{ status: 'COMPLETED' }] }],
  ])('%s is found by an index', async (_name, filter) => {
    const plan = JSON.stringify(await stage.platform.model('ride', 'Ride').find(filter).explain());
    expect(plan).toContain('IXSCAN');
    expect(plan).not.toContain('COLLSCAN');
  });
});

describe('a driver who takes a ride', () => {
  it('has his other requests rejected', async () => {
    const [one, other, driver] = await Promise.all([stage.rider(), stage.rider(), stage.driver()]);
    const rides = [await stage.booked(one, driver), await stage.booked(other, driver)] as [RideView, RideView];
    dataOf(await stage.setStatus(rides[0], driver.person, 'ACCEPTED'));
    expect(await changesOf(rides[1])).toEqual([
      expect.objectContaining({ to: 'REJECTED', by: 'SYSTEM', cause: 'took-another-ride' }),
    ]);
    expect(await stage.see(rides[0], one.person)).toMatchObject({ rideStatus: 'ACCEPTED' });
  });
});

describe('a driver who is suspended', () => {
  it('has requests rejected, and finishes the ride he was engaged with', async () => {
    const [one, other] = await Promise.all([stage.rider(), stage.rider()]);
    const [idle, engaged] = await Promise.all([stage.driver(), stage.driver()]);
    const request = await stage.booked(one, idle);
    const ride = await stage.pickedUp(other, engaged);
    stage.platform.clock.advance(1_000);
    await stage.tellStatus(idle, 'SUSPENDED');
    await stage.tellStatus(engaged, 'SUSPENDED');
    expect(await changesOf(request)).toEqual([
      expect.objectContaining({ to: 'REJECTED', by: 'SYSTEM', cause: 'driver-suspended' }),
    ]);
    expect(outcomeOf(await stage.book(one, idle))).toBe('409 ride/driver-not-free');
    dataOf(await stage.setStatus(ride, engaged.person, 'IN TRANSIT'));
    expect(dataOf(await stage.setStatus(ride, engaged.person, 'COMPLETED'))).toMatchObject({ rideStatus: 'COMPLETED' });
  });

  it('loses a ride accepted after the suspension, when its news comes late', async () => {
    const [rider, driver] = await Promise.all([stage.rider(), stage.driver()]);
    const suspendedAt = stage.platform.clock.now();
    stage.platform.clock.advance(5_000);
    const ride = await stage.accepted(rider, driver);
    await stage.tellStatus(driver, 'SUSPENDED', suspendedAt);
    expect((await changesOf(ride)).at(-1)).toMatchObject({ to: 'CANCELLED', by: 'SYSTEM', cause: 'driver-suspended' });
  });

  it('cannot accept a request the news has not closed yet, and a sweep closes it', async () => {
    const [rider, driver] = await Promise.all([stage.rider(), stage.driver()]);
    const ride = await stage.booked(rider, driver);
    await stage.platform.model('ride', 'DriverFacts').updateOne({ _id: driver.driverId }, { status: 'SUSPENDED' });
    expect(outcomeOf(await stage.setStatus(ride, driver.person, 'ACCEPTED'))).toBe('403 ride/driver-not-approved');
    await sweep('rides-without-driver');
    expect(await stage.see(ride, rider.person)).toMatchObject({ rideStatus: 'REJECTED' });
  });
});
