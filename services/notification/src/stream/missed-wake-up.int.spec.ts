import { getConnectionToken } from '@nestjs/mongoose';
import { type Notification, notificationChannels } from '@pothik/contracts/notification';
import { type Person, Sweeper } from '@pothik/service-kit';
import { person, type TestPlatform } from '@pothik/service-kit/testing';
import type { Connection } from 'mongoose';
import { NOTIFICATION_POSITION_MODEL } from '../notifications/notification.model.js';
import { NotificationRepository } from '../notifications/notification.repository.js';
import { wakeUpOf } from '../notifications/wake-up.rules.js';
import { fareNotification, fareSetFor, identifier } from '../testing/person-events.js';
import { numbersOf, StreamFixture } from '../testing/stream-fixture.js';
import type { StreamReader, StreamServer } from '../testing/stream-reader.js';
import { MISSED_WAKE_UP_SWEEP } from './missed-wake-up.sweep.js';
import { EVERY_TOPIC } from './stream.rules.js';

let fixture: StreamFixture;
let platform: TestPlatform;
let server: StreamServer;
beforeAll(async () => {
  fixture = await StreamFixture.open();
  ({ platform, server } = fixture);
});
afterAll(() => fixture.close());

const inNotification = <T>(token: new (...parts: never[]) => T): T =>
  platform.service('notification').app.get(token, { strict: false });
const sweep = () => inNotification(Sweeper).run(MISSED_WAKE_UP_SWEEP);

/** Stores a notification as another instance would whose wake-up is lost. */
async function storeUnheard({ id }: Person): Promise<number> {
  const repository = inNotification(NotificationRepository);
  const number = (await repository.append(fareNotification(id), identifier(), platform.clock.now())) ?? 0;
  await repository.storeLast(id, number);
  return number;
}

async function begun(rider: Person): Promise<StreamReader> {
  await storeUnheard(rider);
  const reader = await server.read(rider, { after: 0 });
  return reader.untilEvent('entry');
}

/** The questions about notifications to the database while the work is done, as `collection.method`. */
async function questionsOf(work: () => Promise<unknown>): Promise<string[]> {
  const connection = platform.service('notification').app.get<Connection>(getConnectionToken());
  const questions: string[] = [];
  connection.set('debug', (collection: string, method: string) => {
    if (collection.startsWith('feed_')) questions.push(`${collection}.${method}`);
  });
  await work();
  connection.set('debug', false);
  return questions;
}

describe('a lost wake-up', () => {
  it('costs nothing before a stream is open', async () => {
    expect(await questionsOf(sweep)).toEqual([]);
  });

  it('is mended by one question for many people, and only who is behind reads', async () => {
    const riders = [person({ role: 'RIDER' }), person({ role: 'RIDER' }), person({ role: 'RIDER' })] as const;
    const readers = await Promise.all(riders.map(begun));
    const behind = readers[1] as StreamReader;
    await storeUnheard(riders[1]);
    const questions = await questionsOf(async () => {
      await sweep();
      await behind.until(({ entries }) => entries.length === 2);
    });
    expect(questions).toEqual(['feed_positions.find', 'feed_entries.find']);
    expect(readers.map(numbersOf)).toEqual([[1], [1, 2], [1]]);
    expect(await questionsOf(sweep)).toEqual(['feed_positions.find']);
    for (const { response } of readers) response.destroy();
  });

  it('of a process that died before it stored the last number is mended when the event comes again', async () => {
    const rider = person({ role: 'RIDER' });
    const reader = await begun(rider);
    const repository = inNotification(NotificationRepository);
    const dying = jest.spyOn(repository, 'storeLast').mockRejectedValueOnce(new Error('died'));
    const lost = jest.spyOn(platform.keyValue, 'publish').mockResolvedValue(undefined);
    await fareSetFor(platform, rider.id);
    await platform.settled();
    lost.mockRestore();
    expect(dying.mock.calls).toEqual([
      [rider.id, 2],
      [rider.id, 2],
    ]);
    dying.mockRestore();
    const positions = platform.model('notification', NOTIFICATION_POSITION_MODEL);
    expect(await positions.findOne({ personId: rider.id }).lean()).toMatchObject({ last: 2 });
    await sweep();
    await reader.until(({ entries }) => entries.length === 2);
    expect(numbersOf(reader)).toEqual([1, 2]);
    reader.response.destroy();
  });
});

describe('a wake-up that comes late, when a stream has begun at its number', () => {
  const late = async (wakeUp: (personId: string, entry: Notification) => string) => {
    const rider = person({ role: 'RIDER' });
    const number = await storeUnheard(rider);
    const reader = await (await server.read(rider)).until(({ frames }) => frames.length === 1);
    const { shown, ...content } = fareNotification(rider.id);
    const entry = { number, ...content, ...shown, at: platform.clock.now().toISOString() };
    await platform.keyValue.publish(notificationChannels.feed.channel, wakeUp(rider.id, entry));
    await reader.untilEvent('changed');
    reader.response.destroy();
    return reader;
  };

  it('says what changed: the page may have asked before', async () => {
    const reader = await late((personId, entry) => wakeUpOf(personId, { entry }));
    expect(reader.recent?.topics).toEqual([]);
    expect(reader.frames.slice(1)).toContainEqual({ event: 'changed', data: { topic: 'ride' } });
  });

  it('says that everything changed, when the notification is not in it', async () => {
    const reader = await late((personId) => wakeUpOf(personId));
    expect(reader.frames[1]).toEqual({ event: 'changed', data: { topic: EVERY_TOPIC[0] } });
  });
});

it('the last numbers of many people are found by an index', async () => {
  const asked = platform.model('notification', NOTIFICATION_POSITION_MODEL).find({ personId: { $in: ['x', 'y'] } });
  expect(JSON.stringify(await asked.explain())).not.toContain('COLLSCAN');
});
