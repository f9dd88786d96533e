import { getConnectionToken } from '@nestjs/mongoose';
import { notificationHttp } from '@pothik/contracts/notification';
import { person, runMigrationIn, type TestPlatform } from '@pothik/service-kit/testing';
import { type Connection, Types } from 'mongoose';
import { identifier, knownPerson, startNotification } from '../testing/person-events.js';
import { peopleOfActs } from './0001-people-of-acts.migration.js';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNotification();
});
afterAll(() => platform.close());

const administrator = person({ role: 'ADMIN' });
const actsFound = async (query: object) => {
  const { data } = (await platform.call(notificationHttp.acts, query, { as: administrator })).body.data;
  return data.map(({ act }) => act);
};

/** An entry as an earlier release stored it. */
async function formerEntry(act: string, actorId: string, subjectType: string, subjectId: string) {
  const connection = platform.service('notification').app.get<Connection>(getConnectionToken());
  const state = { reason: '', before: {}, after: {}, createdAt: new Date('2026-11-01T06:00:00.000Z') };
  const by = { actorId, actorRole: 'ADMIN' };
  const entry = { eventId: identifier(), act, ...by, subjectType, subjectId, ...state };
  await connection.collection('acts').insertOne({ _id: new Types.ObjectId(), ...entry });
}

it('entries of an earlier release are read before and after, and then found by their people', async () => {
  const [actor, concerned] = [
    await knownPerson(platform, 'ADMIN', 'Former Actor'),
    await knownPerson(platform, 'RIDER', 'Former Rider'),
  ];
  await platform.settled();
  await formerEntry('role-changed', actor.id, 'person', concerned.id);
  await formerEntry('driver-approved', actor.id, 'driver', identifier());
  expect((await actsFound({})).sort()).toEqual(['driver-approved', 'role-changed']);
  expect(await actsFound({ person: actor.id })).toEqual([]);
  await runMigrationIn(platform.service('notification'), peopleOfActs);
  await runMigrationIn(platform.service('notification'), peopleOfActs);
  expect(await actsFound({ person: actor.id })).toHaveLength(2);
  expect(await actsFound({ searchTerm: 'former rider' })).toEqual(['role-changed']);
});
