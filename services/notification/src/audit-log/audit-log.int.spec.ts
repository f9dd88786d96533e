import { randomUUID } from 'node:crypto';
import { authEvents } from '@pothik/contracts/auth';
import { driverEvents } from '@pothik/contracts/driver';
import { notificationHttp } from '@pothik/contracts/notification';
import { type Owner, type Role, topicOf } from '@pothik/contracts/platform';
import { rideEvents } from '@pothik/contracts/ride';
import { userEvents } from '@pothik/contracts/user';
import { EventLog } from '@pothik/engines';
import { person, type TestPlatform } from '@pothik/service-kit/testing';
import { identifier, knownPerson, startNotification } from '../testing/person-events.js';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNotification();
});
afterAll(() => platform.close());

const administrator = person({ role: 'ADMIN' });
const entriesSeen = (query: object = {}) => platform.call(notificationHttp.acts, query, { as: administrator });

interface RecordedAction {
  act: string;
  subjectType: string;
  subjectId: string;
  people?: string[];
  reason: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** Publishes an entry with a person as actor, which the platform's own `publish` cannot. */
async function publishAction(
  type: string,
  by: { id: string; role: Role },
  payload: RecordedAction,
  occurredAt: string,
  id: string = randomUUID(),
) {
  const { subjectId } = payload;
  const envelope = {
    id,
    type,
    version: 1,
    aggregateId: subjectId,
    aggregateVersion: 1,
    occurredAt,
    actor: { kind: 'person', id: by.id, role: by.role },
    correlationId: randomUUID(),
    payload,
  };
  const log = platform.service('notification').app.get(EventLog, { strict: false });
  const record = { key: subjectId, value: JSON.stringify(envelope), headers: { type } };
  await log.append(topicOf(type.split('.')[0] as Owner), [record]);
  return id;
}

function suspended(actor: { id: string }, subjectId: string, occurredAt: string, id?: string, people?: string[]) {
  const action = {
    act: 'driver-suspended',
    subjectType: 'driver',
    subjectId,
    ...(people ? { people } : {}),
    reason: 'Too many complaints (3)',
    before: { status: 'APPROVED' },
    after: { status: 'SUSPENDED' },
  };
  return publishAction(driverEvents.actRecorded.type, { id: actor.id, role: 'ADMIN' }, action, occurredAt, id);
}

it('a changed role is recorded like any other action', async () => {
  const actor = await knownPerson(platform, 'SUPER_ADMIN', 'Super Name');
  const subjectId = identifier();
  const changed = { subjectType: 'person', subjectId, before: { role: 'RIDER' }, after: { role: 'ADMIN' } };
  const action = { act: 'role-changed', reason: 'Looks after Sylhet', ...changed };
  await publishAction(authEvents.actRecorded.type, actor, action, '2026-11-01T06:00:00.000Z');
  await platform.settled();
  const by = { _id: actor.id, name: 'Super Name', role: 'SUPER_ADMIN' };
  expect((await entriesSeen({ subjectId })).body.data.data).toMatchObject([{ ...action, actor: by }]);
});

it('an entry is stored once, with the current name of the actor', async () => {
  const actor = await knownPerson(platform, 'ADMIN', 'Registered Name');
  const profile = { id: actor.id, name: 'Present Name', phone: '', image: '' };
  await platform.publish(userEvents.profileUpdated, { aggregateId: actor.id, payload: { profile } });
  const subjectId = identifier();
  const id = await suspended(actor, subjectId, '2026-11-01T06:00:00.000Z');
  await suspended(actor, subjectId, '2026-11-01T06:00:00.000Z', id);
  await platform.settled();
  const { data, meta } = (await entriesSeen({ subjectId })).body.data;
  expect(meta).toMatchObject({ page: 1, limit: 10, total: 1, totalPage: 1 });
  expect(data).toEqual([
    {
      _id: expect.any(String),
      act: 'driver-suspended',
      actor: { _id: actor.id, name: 'Present Name', role: 'ADMIN' },
      subjectType: 'driver',
      subjectId,
      reason: 'Too many complaints (3)',
      before: { status: 'APPROVED' },
      after: { status: 'SUSPENDED' },
      createdAt: '2026-11-01T06:00:00.000Z',
    },
  ]);
});

it('entries are listed newest first, by pages, and searched literally; old ones are stored too', async () => {
  const actor = await knownPerson(platform, 'ADMIN');
  const subjectId = identifier();
  for (const day of ['05', '09', '07']) await suspended(actor, subjectId, `2026-10-${day}T06:00:00.000Z`);
  await platform.settled();
  const days = async (query: object) =>
    (await entriesSeen({ subjectId, ...query })).body.data.data.map(({ createdAt }) => createdAt.slice(8, 10));
  expect(await days({})).toEqual(['09', '07', '05']);
  expect(await days({ sort: 'createdAt' })).toEqual(['05', '07', '09']);
  expect(await days({ limit: 2, page: 2 })).toEqual(['05']);
  expect(await days({ searchTerm: 'COMPLAINTS (3)' })).toHaveLength(3);
  expect(await days({ searchTerm: '.*' })).toEqual([]);
});

describe('the people of an entry', () => {
  it('are who acted and whom it concerns: it is found by the present name of either, and says whom it is about', async () => {
    const actor = await knownPerson(platform, 'ADMIN', 'Shapla Akter');
    const driver = await knownPerson(platform, 'DRIVER', 'Registered Golap');
    const profile = { id: driver.id, name: 'Golap (Jamal) Mia', phone: '', image: '' };
    await platform.publish(userEvents.profileUpdated, { aggregateId: driver.id, payload: { profile } });
    const subjectId = identifier();
    await suspended(actor, subjectId, '2026-11-01T06:00:00.000Z', undefined, [driver.id]);
    await platform.settled();
    for (const searchTerm of ['shapla', '(JAMAL)', 'Golap (Jamal) Mia']) {
      const { data } = (await entriesSeen({ searchTerm })).body.data;
      expect(data).toMatchObject([{ subjectId, subjectName: 'Golap (Jamal) Mia' }]);
    }
    expect((await entriesSeen({ searchTerm: 'Registered Golap' })).body.data.data).toEqual([]);
    const respelled = { ...profile, name: 'গোলাপ আ\u09dfান' };
    await platform.publish(userEvents.profileUpdated, {
      aggregateId: driver.id,
      aggregateVersion: 2,
      payload: { profile: respelled },
    });
    await platform.settled();
    const { data } = (await entriesSeen({ searchTerm: 'আ\u09af\u09bcান' })).body.data;
    expect(data).toMatchObject([{ subjectId, subjectName: respelled.name }]);
    for (const person of [actor.id, driver.id])
      expect((await entriesSeen({ person })).body.data.data).toMatchObject([{ subjectId }]);
    expect((await entriesSeen({ person: identifier() })).body.data.data).toEqual([]);
  });

  it('that is no person or driver has no name: a ride concerns its rider and its driver', async () => {
    const actor = await knownPerson(platform, 'ADMIN');
    const rider = await knownPerson(platform, 'RIDER', 'Rider Of The Ride');
    const ride = { act: 'ride-cancelled', subjectType: 'ride', subjectId: identifier(), reason: 'Flooded' };
    const action = { ...ride, people: [rider.id, identifier()], before: {}, after: {} };
    await publishAction(
      rideEvents.actRecorded.type,
      { id: actor.id, role: 'ADMIN' },
      action,
      '2026-11-01T06:00:00.000Z',
    );
    await platform.settled();
    const [entry] = (await entriesSeen({ searchTerm: 'rider of the ride' })).body.data.data;
    expect(entry).toMatchObject(ride);
    expect(entry).not.toHaveProperty('subjectName');
  });
});

it('entries are narrowed to days in Dhaka, to an act and to a person, together', async () => {
  const [actor, other] = [await knownPerson(platform, 'ADMIN'), await knownPerson(platform, 'ADMIN')];
  const subjectId = identifier();
  // The first minute of the 6th in Dhaka is still the 5th in UTC.
  for (const at of ['05T17:59', '05T18:00', '06T17:59', '06T18:00'])
    await suspended(actor, subjectId, `2026-10-${at}:00.000Z`);
  await suspended(other, subjectId, '2026-10-06T06:00:00.000Z');
  await platform.settled();
  const total = async (query: object) => (await entriesSeen({ subjectId, ...query })).body.data.meta.total;
  expect(await total({ from: '2026-10-06', to: '2026-10-06' })).toBe(3);
  expect(await total({ from: '2026-10-07' })).toBe(1);
  expect(await total({ to: '2026-10-05' })).toBe(1);
  expect(await total({ from: '2026-10-06', to: '2026-10-06', person: other.id })).toBe(1);
  expect(await total({ act: 'driver-suspended', person: other.id })).toBe(1);
  expect(await total({ act: 'driver' })).toBe(0);
});

it.each([
  [{ from: '06.10.2026' }, 'from', 'A day is written like 2026-11-02.'],
  [{ to: '2026-02-30' }, 'to', 'A day is written like 2026-11-02.'],
  [{ from: '2026-10-07', to: '2026-10-06' }, 'to', 'The last day is before the first one.'],
])('days are refused in the words of the catalogue: %j', async (query, field, message) => {
  const { status, body } = await entriesSeen(query);
  expect([status, body.code]).toEqual([400, 'request/invalid']);
  expect(body).toMatchObject({ errors: [{ field, message }] });
});

it.each([{ limit: 101 }, { page: 0 }, { sort: 'act' }, { subjectId: 'x' }, { actor: 'x' }, { person: 'x' }])(
  'the list refuses %j',
  async (query) => {
    const answer = await entriesSeen(query);
    expect([answer.status, answer.body.code]).toEqual([400, 'request/invalid']);
  },
);

it.each(['RIDER', 'DRIVER'] as const)('a %s may not see the list', async (role) => {
  expect((await platform.call(notificationHttp.acts, {}, { as: person({ role }) })).status).toBe(403);
});
