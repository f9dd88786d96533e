import { getConnectionToken } from '@nestjs/mongoose';
import { type RideView, rideEvents, rideHttp } from '@pothik/contracts/ride';
import { EngineUnavailable } from '@pothik/engines';
import { Sweeper } from '@pothik/service-kit';
import type { Connection } from 'mongoose';
import { dataOf, outcomeOf } from '../testing/ride-answers.js';
import { RideFixture } from '../testing/ride-fixture.js';
import { DueRides } from './due-rides.js';
import { RideRepository } from './ride.repository.js';
import { RIDE_DEADLINES } from './rules/ride-deadline.rules.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let fixture: RideFixture;
beforeAll(async () => {
  fixture = await (await RideFixture.open()).stopSweeps();
});
afterAll(() => fixture.close());

const sweep = (name: string) => fixture.platform.service('ride').app.get(Sweeper, { strict: false }).run(name);
const changesOf = async (ride: { _id: string }) => {
  await fixture.platform.settled();
  const changes = await fixture.platform.published(rideEvents.statusChanged);
  return changes.filter(({ aggregateId }) => aggregateId === ride._id).map(({ payload }) => payload);
};

describe('a request', () => {
  it('expires after two minutes, and an answer is refused even before a sweep', async () => {
    const [rider, driver] = await Promise.all([fixture.rider(), fixture.driver()]);
    const ride = await fixture.booked(rider, driver);
    fixture.platform.clock.advance(2 * MINUTE - 1);
    await sweep('ride-deadlines');
    expect(await fixture.see(ride, rider.person)).toMatchObject({ rideStatus: 'REQUESTED' });
    fixture.platform.clock.advance(1);
    expect(outcomeOf(await fixture.setStatus(ride, driver.person, 'REJECTED'))).toMatch(
      /^409 ride\/(answer-too-late|illegal-transition)$/,
    );
    await sweep('ride-deadlines');
    expect(await fixture.see(ride, rider.person)).toMatchObject({ rideStatus: 'CANCELLED' });
    expect(await changesOf(ride)).toEqual([expect.objectContaining({ cause: 'unanswered', by: 'SYSTEM' })]);
    expect(dataOf(await fixture.book(rider, driver), 201)).toMatchObject({ rideStatus: 'REQUESTED' });
  });
});

describe('an accepted ride', () => {
  it('expires when the rider is not picked up within 45 minutes; the right code is refused then', async () => {
    const [rider, driver] = await Promise.all([fixture.rider(), fixture.driver()]);
    const ride = await fixture.accepted(rider, driver);
    dataOf(await fixture.fare(ride, driver, 200));
    const { startCode = '' } = await fixture.see(ride, rider.person);
    fixture.platform.clock.advance(45 * MINUTE);
    expect(outcomeOf(await fixture.verify(ride, driver, startCode))).toMatch(
      /^409 ride\/(pick-up-too-late|illegal-transition)$/,
    );
    await sweep('ride-deadlines');
    expect(await changesOf(ride)).toContainEqual(expect.objectContaining({ to: 'CANCELLED', cause: 'not-picked-up' }));
    expect((await fixture.see(ride, rider.person)).history.at(-1)).toMatchObject({
      reason: '',
      cause: 'not-picked-up',
    });
    expect(dataOf(await fixture.call(rideHttp.currentRide, {}, { as: driver.person }))).toBeNull();
  });
});

describe('a ride under way', () => {
  it('alerts administrators once after six hours, and is ended by the system after 24', async () => {
    const [rider, driver] = await Promise.all([fixture.rider(), fixture.driver()]);
    const ride = await fixture.pickedUp(rider, driver);
    fixture.platform.clock.advance(6 * HOUR);
    await sweep('ride-deadlines');
    await sweep('ride-deadlines');
    await fixture.platform.settled();
    const published = await fixture.platform.published(rideEvents.rideOverdue);
    expect(published.map(({ aggregateId }) => aggregateId)).toEqual([ride._id]);
    fixture.platform.clock.advance(18 * HOUR);
    await sweep('ride-deadlines');
    expect((await changesOf(ride)).at(-1)).toMatchObject({ from: 'PICKED UP', to: 'CANCELLED', cause: 'too-long' });
  });
});

describe('a deadline held in memory', () => {
  const due = () => fixture.platform.service('ride').app.get(DueRides, { strict: false });
  const ridesRead = () => {
    const asked: string[] = [];
    const connection = fixture.platform.service('ride').app.get<Connection>(getConnectionToken());
    connection.set('debug', (collection: string, method: string, filter: object) => {
      if (collection === 'rides') asked.push(`${method} ${Object.keys(filter)}`);
    });
    return { asked, stop: () => connection.set('debug', false) };
  };

  it('is carried out for the rides that are due alone, read by their ids', async () => {
    const [rider, other, driver, another] = await Promise.all([
      fixture.rider(),
      fixture.rider(),
      fixture.driver(),
      fixture.driver(),
    ]);
    const ride = await fixture.booked(rider, driver);
    fixture.platform.clock.advance(MINUTE);
    const later = await fixture.booked(other, another);
    await fixture.platform.settled();
    fixture.platform.clock.advance(MINUTE + 250);
    const { asked, stop } = ridesRead();
    await sweep('due-rides');
    await sweep('due-rides');
    stop();
    expect(asked.filter((question) => question.startsWith('find '))).toEqual(['find _id']);
    expect(await fixture.see(ride, rider.person)).toMatchObject({ rideStatus: 'CANCELLED' });
    expect(await fixture.see(later, other.person)).toMatchObject({ rideStatus: 'REQUESTED' });
    expect(await changesOf(ride)).toEqual([expect.objectContaining({ cause: 'unanswered', by: 'SYSTEM' })]);
  });

  it('is forgotten with the end of the ride', async () => {
    const before = due().size;
    const [rider, driver] = await Promise.all([fixture.rider(), fixture.driver()]);
    const ride = await fixture.booked(rider, driver);
    expect(due().size).toBe(before + 1);
    dataOf(await fixture.setStatus(ride, driver.person, 'REJECTED'));
    expect(due().size).toBe(before);
  });

  it('of an instance that died is carried out on time by another, which has found it before', async () => {
    const [rider, driver] = await Promise.all([fixture.rider(), fixture.driver()]);
    const ride = await fixture.booked(rider, driver);
    const instance = (await fixture.platform.startInstance('ride')).app;
    const other = instance.get(Sweeper, { strict: false });
    await other.onModuleDestroy();
    await other.run('ride-deadlines');
    fixture.platform.clock.advance(2 * MINUTE + 2_250);
    await other.run('due-rides');
    expect(await changesOf(ride)).toEqual([expect.objectContaining({ cause: 'unanswered', by: 'SYSTEM' })]);
  });

  it('that could not be carried out is found by a safety look soon', async () => {
    const [rider, driver] = await Promise.all([fixture.rider(), fixture.driver()]);
    const ride = await fixture.booked(rider, driver);
    const rides = fixture.platform.service('ride').app.get(RideRepository, { strict: false });
    const sweeper = fixture.platform.service('ride').app.get(Sweeper, { strict: false });
    const asked = jest.spyOn(sweeper, 'due');
    const away = jest.spyOn(rides, 'findAll').mockRejectedValue(new EngineUnavailable('mongo', 'away'));
    fixture.platform.clock.advance(2 * MINUTE + 250);
    await sweep('due-rides');
    away.mockRestore();
    const soon = new Date(fixture.platform.clock.now().getTime() + 5_000);
    expect(asked).toHaveBeenCalledWith('ride-deadlines', soon);
    asked.mockRestore();
    await sweep('ride-deadlines');
    expect(await changesOf(ride)).toEqual([expect.objectContaining({ cause: 'unanswered', by: 'SYSTEM' })]);
  });
});

describe('two sweeps at once', () => {
  it('end a ride once', async () => {
    const [rider, driver] = await Promise.all([fixture.rider(), fixture.driver()]);
    const ride = await fixture.booked(rider, driver);
    fixture.platform.clock.advance(3 * MINUTE);
    const deadlines = fixture.deadlines();
    await Promise.all([deadlines.carryOut(), deadlines.carryOut(), deadlines.carryOut()]);
    expect(await changesOf(ride)).toHaveLength(1);
  });
});

/** Query plans of another database server have another form. */
const describePlans = process.env.TEST_MONGO_URL ? describe.skip : describe;

describePlans('what sweeps and lists read', () => {
  it.each([
    ['answerBy', { answerBy: { $lte: new Date() } }],
    ['pickUpBy', { pickUpBy: { $lte: new Date() } }],
    ['alertAt', { alertAt: { $lte: new Date() } }],
    ['endBy', { endBy: { $lte: new Date() } }],
    ['any deadline', { $or: RIDE_DEADLINES.map((deadline) => ({ [deadline]: { $lte: new Date() } })) }],
    ['open rides of some drivers', { driverId: { $in: ['x', 'y'] }, status: { $in: ['REQUESTED', 'ACCEPTED'] } }],
    ['a day’s rides', { requestedAt: { $gte: new Date(0), $lt: new Date() } }],
    ['waiting rides', { status: { $in: ['REQUESTED', 'ACCEPTED'] } }],
    ['a driver’s engaged ride', { driverUserId: 'x', status: { $in: ['ACCEPTED', 'PICKED UP', 'IN TRANSIT'] } }],
    ['a rider’s rides', { riderId: 'x', $and: [{ status: 'COMPLETED' }] }],
    ['a driver’s rides', { $or: [{ driverUserId: 'x' }, { riderId: 'x' }], $and: [{ status: 'COMPLETED' }] }],
  ])('%s is found by an index', async (_name, filter) => {
    const plan = JSON.stringify(await fixture.platform.model('ride', 'Ride').find(filter).explain());
    expect(plan).toContain('IXSCAN');
    expect(plan).not.toContain('COLLSCAN');
  });
});

describe('a driver who takes a ride', () => {
  it('has his other requests rejected', async () => {
    const [one, other, driver] = await Promise.all([fixture.rider(), fixture.rider(), fixture.driver()]);
    const rides = [await fixture.booked(one, driver), await fixture.booked(other, driver)] as [RideView, RideView];
    dataOf(await fixture.setStatus(rides[0], driver.person, 'ACCEPTED'));
    expect(await changesOf(rides[1])).toEqual([
      expect.objectContaining({ to: 'REJECTED', by: 'SYSTEM', cause: 'took-another-ride' }),
    ]);
    expect(await fixture.see(rides[0], one.person)).toMatchObject({ rideStatus: 'ACCEPTED' });
  });
});

describe('a driver who is suspended', () => {
  it('has his requests rejected, and may finish the ride he was engaged with', async () => {
    const [one, other] = await Promise.all([fixture.rider(), fixture.rider()]);
    const [idle, engaged] = await Promise.all([fixture.driver(), fixture.driver()]);
    const request = await fixture.booked(one, idle);
    const ride = await fixture.pickedUp(other, engaged);
    fixture.platform.clock.advance(1_000);
    await fixture.publishStatus(idle, 'SUSPENDED');
    await fixture.publishStatus(engaged, 'SUSPENDED');
    expect(await changesOf(request)).toEqual([
      expect.objectContaining({ to: 'REJECTED', by: 'SYSTEM', cause: 'driver-suspended' }),
    ]);
    expect(outcomeOf(await fixture.book(one, idle))).toBe('409 ride/driver-not-free');
    dataOf(await fixture.setStatus(ride, engaged.person, 'IN TRANSIT'));
    expect(dataOf(await fixture.setStatus(ride, engaged.person, 'COMPLETED'))).toMatchObject({
      rideStatus: 'COMPLETED',
    });
  });

  it('loses a ride accepted after the suspension, when the event arrives late', async () => {
    const [rider, driver] = await Promise.all([fixture.rider(), fixture.driver()]);
    const suspendedAt = fixture.platform.clock.now();
    fixture.platform.clock.advance(5_000);
    const ride = await fixture.accepted(rider, driver);
    await fixture.publishStatus(driver, 'SUSPENDED', suspendedAt);
    expect((await changesOf(ride)).at(-1)).toMatchObject({ to: 'CANCELLED', by: 'SYSTEM', cause: 'driver-suspended' });
  });

  it('cannot accept a request that the event has not closed, and a sweep closes it', async () => {
    const [rider, driver] = await Promise.all([fixture.rider(), fixture.driver()]);
    const ride = await fixture.booked(rider, driver);
    await fixture.platform.settled();
    await fixture.platform
      .model('ride', 'DriverProjection')
      .updateOne({ _id: driver.driverId }, { status: 'SUSPENDED' });
    expect(outcomeOf(await fixture.setStatus(ride, driver.person, 'ACCEPTED'))).toBe('403 ride/driver-not-approved');
    await sweep('rides-without-driver');
    expect(await fixture.see(ride, rider.person)).toMatchObject({ rideStatus: 'REJECTED' });
  });
});
