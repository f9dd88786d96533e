import { randomUUID } from 'node:crypto';
import { authEvents } from '@pothik/contracts/auth';
import { driverEvents } from '@pothik/contracts/driver';
import { NOTIFICATION_LIMITS, notificationHttp } from '@pothik/contracts/notification';
import { rideEvents } from '@pothik/contracts/ride';
import { EngineUnavailable } from '@pothik/engines';
import { person, type TestPlatform } from '@pothik/service-kit/testing';
import {
  fareNotification,
  fareSetFor,
  identifier,
  knownPerson,
  rideOf,
  startNotification,
} from '../testing/person-events.js';
import { NOTIFICATION_MODEL, NOTIFICATION_POSITION_MODEL } from './notification.model.js';
import { NotificationRepository } from './notification.repository.js';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNotification();
});
afterAll(() => platform.close());

const notificationsOf = async (somebody: ReturnType<typeof person>, after?: number) =>
  (await platform.call(notificationHttp.feed, after === undefined ? {} : { after }, { as: somebody })).body.data;
const repository = () => platform.service('notification').app.get(NotificationRepository, { strict: false });
/** As of another instance, with a memory of its own. */
const anotherRepository = () =>
  new NotificationRepository(
    platform.model('notification', NOTIFICATION_MODEL),
    platform.model('notification', NOTIFICATION_POSITION_MODEL),
    platform.clock,
  );

/** The snapshot of a driver who has just registered, in events. */
const registeredDriver = (userId: string) => ({
  id: identifier(),
  userId,
  vehicleId: identifier(),
  status: 'PENDING' as const,
  statusReason: '',
  statusSince: '2026-11-02T06:00:00.000Z',
  availabilityStatus: 'OFFLINE' as const,
  experience: 2,
});

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('notifications', () => {
  it('report a ride’s steps to the people concerned, numbered from 1', async () => {
    const rider = person({ role: 'RIDER' });
    const driver = person({ role: 'DRIVER' });
    const ride = rideOf({ riderId: rider.id, driverUserId: driver.id });
    await platform.publish(rideEvents.rideRequested, { aggregateId: ride.id, payload: { ride } });
    const step = { from: 'REQUESTED', to: 'ACCEPTED', by: 'DRIVER', reason: '', cause: '' } as const;
    const accepted = { ...ride, status: 'ACCEPTED' as const };
    await platform.publish(rideEvents.statusChanged, { aggregateId: ride.id, payload: { ride: accepted, ...step } });
    await platform.publish(rideEvents.fareSet, { aggregateId: ride.id, payload: { ride: { ...accepted, fare: 250 } } });
    await platform.settled();
    const { entries, last, readUpTo } = await notificationsOf(rider);
    expect(entries.map(({ number, kind }) => [number, kind])).toEqual([
      [1, 'ride-status-changed'],
      [2, 'fare-set'],
    ]);
    expect(entries[1]).toMatchObject({
      subjectId: ride.id,
      facts: { fare: 250 },
      at: platform.clock.now().toISOString(),
    });
    expect([last, readUpTo]).toEqual([2, 0]);
    expect((await notificationsOf(driver)).entries.map(({ kind }) => kind)).toEqual(['ride-requested']);
  });

  it('report a request that goes to the next driver: to the one who is asked now, the rider and the one who did not answer', async () => {
    const [rider, former, next] = [person({ role: 'RIDER' }), person({ role: 'DRIVER' }), person({ role: 'DRIVER' })];
    const ride = rideOf({ riderId: rider.id, driverUserId: next.id });
    const at = platform.clock.now().toISOString();
    const turn = { driverId: identifier(), driverUserId: former.id, outcome: 'UNANSWERED' as const, at };
    await platform.publish(rideEvents.driverAsked, { aggregateId: ride.id, payload: { ride, former: turn } });
    await platform.settled();
    expect((await notificationsOf(next)).entries).toMatchObject([{ kind: 'ride-requested', subjectId: ride.id }]);
    for (const told of [rider, former])
      expect((await notificationsOf(told)).entries).toMatchObject([
        { kind: 'ride-status-changed', subjectId: ride.id, facts: { outcome: 'UNANSWERED' } },
      ]);
  });

  it('report a new driver to administrators, by the roles in auth’s events', async () => {
    const administrator = await knownPerson(platform, 'ADMIN');
    const former = await knownPerson(platform, 'ADMIN');
    const account = { id: former.id, name: 'Former', email: former.email, role: 'RIDER' as const, verified: true };
    const payload = { account, from: 'ADMIN' as const, to: 'RIDER' as const };
    await platform.publish(authEvents.roleChanged, { aggregateId: former.id, payload });
    await platform.settled();
    const driver = registeredDriver(identifier());
    const { id } = driver;
    await platform.publish(driverEvents.driverRegistered, { aggregateId: id, payload: { driver } });
    await platform.settled();
    expect((await notificationsOf(administrator)).entries).toMatchObject([
      { kind: 'driver-registered', subjectId: id },
    ]);
    expect((await notificationsOf(former)).entries.map(({ kind }) => kind)).toEqual(['role-changed']);
  });

  it('report a driver’s change that waits to administrators, once, and not to the driver', async () => {
    const administrator = await knownPerson(platform, 'ADMIN');
    const driverPerson = await knownPerson(platform, 'DRIVER');
    const driver = { ...registeredDriver(driverPerson.id), status: 'APPROVED' as const, changeWaiting: true as const };
    const published = { aggregateId: driver.id, id: randomUUID(), payload: { driver } };
    for (const _ of ['first', 'again']) await platform.publish(driverEvents.changeWaits, published);
    await platform.settled();
    expect((await notificationsOf(administrator)).entries).toMatchObject([
      { kind: 'driver-registered', subjectId: driver.id, event: 'driver.change-waits' },
    ]);
    expect((await notificationsOf(driverPerson)).entries).toEqual([]);
  });

  it('are made once per event, however often it arrives', async () => {
    const rider = person({ role: 'RIDER' });
    const { id, aggregateId } = await fareSetFor(platform, rider.id);
    const ride = rideOf({ id: aggregateId, riderId: rider.id, driverUserId: identifier() });
    await platform.publish(rideEvents.fareSet, { aggregateId, id, payload: { ride } });
    await platform.settled();
    expect((await notificationsOf(rider)).entries).toHaveLength(1);
  });

  it('are not made of an event older than a day', async () => {
    const rider = person({ role: 'RIDER' });
    await fareSetFor(
      platform,
      rider.id,
      new Date(platform.clock.now().getTime() - NOTIFICATION_LIMITS.notificationMaximumAgeMs - 1),
    );
    await platform.settled();
    expect(await notificationsOf(rider)).toEqual({ entries: [], last: 0, readUpTo: 0 });
  });

  it('have no gap and no repetition when 20 are made at once', async () => {
    const { id } = person({ role: 'RIDER' });
    const at = platform.clock.now();
    const appended = await Promise.all(
      Array.from({ length: 20 }, (_, index) => repository().append(fareNotification(id), `event-${index}`, at)),
    );
    expect(appended.sort((left = 0, right = 0) => left - right)).toEqual(upTo(20));
    const repeated = await Promise.all(
      Array.from({ length: 20 }, (_, index) => repository().append(fareNotification(id), `event-${index}`, at)),
    );
    expect(repeated).toEqual(Array(20).fill(undefined));
    const numbers = (await repository().after(id, 0)).map(({ number }) => number);
    expect(numbers).toEqual(upTo(20));
  });

  it('have no gap when two instances append in turn', async () => {
    const { id } = person({ role: 'RIDER' });
    const at = platform.clock.now();
    const [one, other] = [repository(), anotherRepository()];
    for (const [index, instance] of [one, one, other, other, one, other].entries())
      expect(await instance.append(fareNotification(id), `turn-${index}`, at)).toBe(index + 1);
    expect(await other.append(fareNotification(id), 'turn-4', at)).toBeUndefined();
    expect((await one.after(id, 0)).map(({ number }) => number)).toEqual(upTo(6));
  });

  it('continue their numbers when all have expired', async () => {
    const somebody = person({ role: 'RIDER' });
    await fareSetFor(platform, somebody.id);
    await platform.settled();
    await platform.model('notification', NOTIFICATION_MODEL).deleteMany({ personId: somebody.id });
    await fareSetFor(platform, somebody.id);
    await platform.settled();
    expect((await notificationsOf(somebody)).entries.map(({ number }) => number)).toEqual([2]);
  });

  it('are stored without the key-value store: only the wake-up is lost', async () => {
    const rider = person({ role: 'RIDER' });
    const publish = jest.spyOn(platform.keyValue, 'publish');
    publish.mockRejectedValue(new EngineUnavailable('keyValue', new Error('away')));
    await fareSetFor(platform, rider.id);
    await platform.settled();
    publish.mockRestore();
    expect((await notificationsOf(rider)).entries.map(({ kind }) => kind)).toEqual(['fare-set']);
  });

  it('are paged by number, starting with the newest', async () => {
    const somebody = person({ role: 'RIDER' });
    for (let index = 0; index < NOTIFICATION_LIMITS.pageMaximum + 5; index++)
      await repository().append(fareNotification(somebody.id), `event-${index}`, platform.clock.now());
    const newest = (await notificationsOf(somebody)).entries;
    expect([newest.length, newest[0]?.number, newest.at(-1)?.number]).toEqual([100, 6, 105]);
    const after = await notificationsOf(somebody, 2);
    expect([after.entries.length, after.entries[0]?.number, after.last]).toEqual([100, 3, 105]);
  });
});

describe('marking as read', () => {
  it('goes forward, never back, and never beyond the newest', async () => {
    const rider = person({ role: 'RIDER' });
    for (let index = 0; index < 3; index++) await fareSetFor(platform, rider.id);
    await platform.settled();
    const read = async (upTo: number) =>
      (await platform.call(notificationHttp.read, { upTo }, { as: rider })).body.data.readUpTo;
    expect([await read(2), await read(1), await read(99)]).toEqual([2, 2, 3]);
    expect((await notificationsOf(rider)).readUpTo).toBe(3);
  });

  it('of one ride reads what is told of it up to the number, and leaves the rest unread', async () => {
    const rider = person({ role: 'RIDER' });
    const { aggregateId: rideId } = await fareSetFor(platform, rider.id);
    await platform.settled();
    await fareSetFor(platform, rider.id);
    await platform.settled();
    const ride = rideOf({ id: rideId, riderId: rider.id, driverUserId: identifier() });
    for (const fare of [240, 260])
      await platform.publish(rideEvents.fareSet, { aggregateId: rideId, payload: { ride: { ...ride, fare } } });
    await platform.settled();
    const { status, body } = await platform.call(notificationHttp.read, { upTo: 3, rideId }, { as: rider });
    expect([status, body.data]).toEqual([200, { readUpTo: 0 }]);
    const { entries, readUpTo } = await notificationsOf(rider);
    expect([readUpTo, entries.map(({ read }) => read)]).toEqual([0, [true, undefined, true, undefined]]);
  });

  it('of one ride leaves other people’s entries about it unread', async () => {
    const [rider, stranger] = [person({ role: 'RIDER' }), person({ role: 'RIDER' })];
    const { aggregateId: rideId } = await fareSetFor(platform, rider.id);
    await platform.settled();
    await platform.call(notificationHttp.read, { upTo: 99, rideId }, { as: stranger });
    expect((await notificationsOf(rider)).entries.map(({ read }) => read)).toEqual([undefined]);
  });
});

it.each([
  [notificationHttp.feed, { after: -1 }],
  [notificationHttp.feed, { after: 'x' }],
  [notificationHttp.feed, { person: 'other' }],
  [notificationHttp.read, {}],
  [notificationHttp.read, { upTo: -1 }],
  [notificationHttp.read, { upTo: { $gt: 1 } }],
  [notificationHttp.read, { upTo: 1, personId: 'other' }],
  [notificationHttp.read, { upTo: 1, rideId: { $ne: '' } }],
])('$name refuses %j and stores nothing', async (endpoint, input) => {
  const somebody = person({ role: 'RIDER' });
  const answer = await platform.call(endpoint, input as never, { as: somebody });
  expect([answer.status, answer.body.code]).toEqual([400, 'request/invalid']);
  const positions = platform.model('notification', NOTIFICATION_POSITION_MODEL);
  expect(await positions.countDocuments({ personId: somebody.id })).toBe(0);
});

it.each([notificationHttp.feed, notificationHttp.read, notificationHttp.acts])(
  '$name needs a signed-in person',
  async (endpoint) => {
    expect((await platform.call(endpoint, { upTo: 1 } as never)).status).toBe(401);
  },
);
