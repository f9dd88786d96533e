import fs from 'node:fs';
import path from 'node:path';
import { EVENTS } from '@pothik/contracts/catalogue';
import { type EventNotification, NOBODY, TO_ADMINISTRATORS } from '@pothik/contracts/notification';
import { type EventEnvelope, eventEnvelope } from '@pothik/contracts/platform';
import type { TestPlatform } from '@pothik/service-kit/testing';
import { NOTIFICATION_MODEL, type NotificationDocument } from '../notifications/notification.model.js';
import { knownPerson, startNotification } from '../testing/person-events.js';

const CONTRACTS = path.join(__dirname, '..', '..', '..', '..', 'packages', 'contracts', 'src');
const published: EventEnvelope[] = fs
  .readdirSync(CONTRACTS, { recursive: true })
  .map(String)
  .filter((file) => /fixtures[\\/].*\.json$/.test(file))
  .map((file) => eventEnvelope.parse(JSON.parse(fs.readFileSync(path.join(CONTRACTS, file), 'utf8'))));
const telling = published.flatMap(({ type, payload }) => {
  const told = EVENTS[type]?.notifies(payload) ?? [];
  return told.length > 0 ? [[type, payload, told] as const] : [];
});

let platform: TestPlatform;
let administrator: string;
beforeAll(async () => {
  platform = await startNotification();
  administrator = (await knownPerson(platform, 'ADMIN')).id;
});
afterAll(() => platform.close());

const peopleOf = ({ to }: EventNotification) => (to === TO_ADMINISTRATORS ? [administrator] : to);

it.each(telling)('%s is told to everybody whom it notifies, in its words', async (type, payload, told) => {
  const definition = { type, version: 1, payload: EVENTS[type]?.payload } as never;
  const { id } = await platform.publish(definition, { aggregateId: `of-${type}`, payload } as never);
  await platform.settled();
  const entries = await platform
    .model('notification', NOTIFICATION_MODEL)
    .find({ eventId: id })
    .lean<NotificationDocument[]>();
  const expected = told.flatMap((one) => peopleOf(one).map((personId) => [personId, one.words]));
  expect(entries.map(({ personId, shown }) => [personId, shown?.words])).toEqual([
    ...new Map(expected.map(([personId, words]) => [personId, [personId, words]])).values(),
  ]);
});

it('every event that notifies somebody has a published one that does', () => {
  const types = new Set<string>(telling.map(([type]) => type));
  const notifying = Object.values(EVENTS).filter(({ notifies }) => notifies !== NOBODY);
  expect(notifying.map(({ type }) => type).filter((type) => !types.has(type))).toEqual([]);
});
