import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { driverEvents } from '@pothik/contracts/driver';
import { NOTIFICATION_LIMITS } from '@pothik/contracts/notification';
import { EngineUnavailable } from '@pothik/engines';
import { type Person, SessionStateService, Sweeper } from '@pothik/service-kit';
import { person, type TestPlatform } from '@pothik/service-kit/testing';
import fc from 'fast-check';
import { NOTIFICATION_MODEL } from '../notifications/notification.model.js';
import { NotificationRepository } from '../notifications/notification.repository.js';
import { NOTIFICATION_CHANNEL } from '../notifications/notification.service.js';
import { knownToAuth } from '../testing/auth-stand-in.js';
import { fareSetFor, identifier, startNotification } from '../testing/person-events.js';
import { type StreamReader, StreamServer } from '../testing/stream-reader.js';
import { StreamConnection } from './event-stream.writer.js';
import { OPEN_STREAM_MODEL, type OpenStreamDocument } from './open-stream.model.js';
import { OPEN_STREAM_RENEWED_MS, OPEN_STREAM_STORED_MS } from './open-stream.rules.js';
import { OPEN_STREAM_SWEEP } from './open-stream.service.js';
import { StreamService } from './stream.service.js';

/** Cuts of one stream; `LONG=1` makes a thousand. */
const CUTS = process.env.LONG ? 1_000 : 50;

/** Only intervals are faked: tests trigger the comment lines. */
const ALL_BUT_INTERVALS = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
] as const;

let platform: TestPlatform;
let server: StreamServer;
beforeAll(async () => {
  platform = await startNotification();
  server = await StreamServer.open(platform);
});
afterAll(async () => {
  await server.close();
  await platform.close();
});

const repository = () => platform.service('notification').app.get(NotificationRepository, { strict: false });
const numbersOf = (reader: StreamReader) => reader.entries.map(({ number }) => number);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Cuts are faster than the service notices closed connections, so a refused browser retries. */
async function admitted(rider: Person, options: Parameters<StreamServer['read']>[1]): Promise<StreamReader> {
  const reader = await server.read(rider, options);
  if (reader.response.statusCode !== 429) return reader;
  await reader.untilEnded();
  return admitted(rider, options);
}

async function appendOne({ id }: Person): Promise<void> {
  const notification = {
    personId: id,
    kind: 'fare-set' as const,
    subjectId: identifier(),
    facts: { pickupLocation: 'ধানমন্ডি' },
  };
  await repository().append(notification, identifier(), platform.clock.now());
  await platform.keyValue.publish(NOTIFICATION_CHANNEL, id);
}

async function append(rider: Person, count: number): Promise<void> {
  for (let index = 0; index < count; index++) await appendOne(rider);
}

/** Ten events at once, like several consumers. */
async function appendTenByTen(rider: Person, count: number): Promise<void> {
  for (let index = 0; index < count; index += 10) await Promise.all(upTo(10).map(() => appendOne(rider)));
}

describe('a stream', () => {
  it('starts at the end, sends its number, and then new notifications', async () => {
    const rider = person({ role: 'RIDER' });
    await append(rider, 2);
    const reader = await server.read(rider);
    expect(reader.response.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    await reader.until(({ frames }) => frames.length > 0);
    expect(reader.frames).toEqual([{ id: 2 }]);
    await fareSetFor(platform, rider.id);
    await reader.untilEvent('entry');
    expect(reader.frames[1]).toMatchObject({ id: 3, event: 'entry', data: { number: 3, kind: 'fare-set' } });
    reader.response.destroy();
  });

  it('resumes after the Last-Event-ID, else after the number in the address', async () => {
    const rider = person({ role: 'RIDER' });
    await append(rider, 4);
    const byHeader = await server.read(rider, { lastEventId: 2, after: 0 });
    const byAddress = await server.read(rider, { after: 1 });
    expect(numbersOf(await byHeader.until(({ entries }) => entries.length === 2))).toEqual([3, 4]);
    expect(numbersOf(await byAddress.until(({ entries }) => entries.length === 3))).toEqual([2, 3, 4]);
    byHeader.response.destroy();
    byAddress.response.destroy();
  });

  it('contains nobody else’s notifications', async () => {
    const [rider, other] = [person({ role: 'RIDER' }), person({ role: 'RIDER' })];
    const reader = await server.read(rider, { after: 0 });
    await append(other, 1);
    await append(rider, 1);
    await reader.untilEvent('entry');
    expect(numbersOf(reader)).toEqual([1]);
    reader.response.destroy();
  });

  it(
    'loses and repeats nothing, however often and wherever it is cut while ten events come at once',
    async () => {
      const total = CUTS * 5;
      const cuts = fc.array(fc.integer({ min: 0, max: 1200 }), { minLength: CUTS, maxLength: CUTS });
      await fc.assert(
        fc.asyncProperty(cuts, async (cutsAfterBytes) => {
          const rider = person({ role: 'RIDER' });
          const appended = appendTenByTen(rider, total);
          const seen: number[] = [];
          const isComplete = (reader: StreamReader) => seen.length + reader.entries.length === total;
          for (const cutAfterBytes of [...cutsAfterBytes, Number.POSITIVE_INFINITY]) {
            const reader = await admitted(rider, { lastEventId: seen.at(-1) ?? 0, cutAfterBytes });
            if (cutAfterBytes > 0) await reader.until((found) => found.isEnded || isComplete(found));
            reader.response.destroy();
            seen.push(...numbersOf(reader));
          }
          await appended;
          expect(seen).toEqual(upTo(total));
        }),
        { numRuns: 1, endOnFailure: true },
      );
    },
    60_000 + CUTS * 1_000,
  );

  it('whose cursor is older than the stored notifications sends a reset and continues from the end', async () => {
    const rider = person({ role: 'RIDER' });
    await append(rider, 5);
    const entries = platform.model('notification', NOTIFICATION_MODEL);
    await entries.deleteMany({ personId: rider.id, number: { $lte: 3 } });
    const reader = await (await server.read(rider, { lastEventId: 1 })).untilEvent('reset');
    expect(reader.frames).toEqual([{ id: 5, event: 'reset', data: {} }]);
    await append(rider, 1);
    expect(numbersOf(await reader.untilEvent('entry'))).toEqual([6]);
    const resumed = await (await server.read(rider, { lastEventId: 3 })).untilEvent('entry');
    expect(resumed.frames.map(({ event }) => event)).not.toContain('reset');
    for (const { response } of [reader, resumed]) response.destroy();
  });

  it('is refused at a person’s eleventh, until one of them is closed', async () => {
    const rider = person({ role: 'RIDER' });
    const open = await Promise.all(upTo(NOTIFICATION_LIMITS.streamsPerPerson).map(() => server.read(rider)));
    expect(open.map(({ response }) => response.statusCode)).toEqual(Array(10).fill(200));
    const eleventh = await server.read(rider);
    expect([eleventh.response.statusCode, eleventh.response.headers['retry-after']]).toEqual([429, '15']);
    const stranger = await server.read(person({ role: 'RIDER' }));
    expect(stranger.response.statusCode).toBe(200);
    stranger.response.destroy();
    for (const { response } of open) response.destroy();
    for (const reader of open) await reader.untilEnded();
    const next = await admitted(rider, {});
    expect(next.response.statusCode).toBe(200);
    next.response.destroy();
  });

  it('whose reader disconnected before the start is not counted', async () => {
    const rider = person({ role: 'RIDER' });
    const streams = platform.service('notification').app.get(StreamService, { strict: false });
    for (const _stream of upTo(NOTIFICATION_LIMITS.streamsPerPerson)) {
      const closed = new PassThrough().destroy();
      await once(closed, 'close');
      const connection = new StreamConnection(closed as unknown as ServerResponse);
      streams.start(rider, undefined, connection, await streams.admit(rider));
    }
    const reader = await admitted(rider, {});
    expect(reader.response.statusCode).toBe(200);
    reader.response.destroy();
  });

  it.each([{ lastEventId: 'x' }, { lastEventId: '-1' }, { after: 'x' }, { after: -1 }])(
    'is refused for %j',
    async (options) => {
      const reader = await server.read(person({ role: 'RIDER' }), options);
      expect(reader.response.statusCode).toBe(400);
      await reader.untilEnded();
    },
  );
});

describe('a hint', () => {
  it('about the list of free drivers reaches riders, and nobody else', async () => {
    const driverUser = person({ role: 'DRIVER' });
    const rider = await server.read(person({ role: 'RIDER' }));
    const driver = await server.read(driverUser);
    await rider.until(({ frames }) => frames.length === 1);
    await driver.until(({ frames }) => frames.length === 1);
    const id = identifier();
    const snapshot = {
      id,
      userId: driverUser.id,
      vehicleId: identifier(),
      status: 'APPROVED' as const,
      statusReason: '',
      statusSince: '2026-11-02T06:00:00.000Z',
      availabilityStatus: 'OFFLINE' as const,
      experience: 2,
    };
    await platform.publish(driverEvents.availabilityChanged, {
      aggregateId: id,
      payload: { driver: snapshot, to: 'OFFLINE', cause: 'unanswered' },
    });
    await rider.untilEvent('hint');
    expect(rider.frames.at(-1)).toEqual({ event: 'hint', data: {} });
    await driver.untilEvent('entry');
    expect(driver.frames.map(({ event }) => event)).not.toContain('hint');
    for (const { response } of [rider, driver]) response.destroy();
  });
});

describe('a session that is over', () => {
  const say = (personId: string, reason: string, at: Date) =>
    platform.keyValue.publish('sessions-ended', JSON.stringify({ personId, epoch: 2, reason, at: at.toISOString() }));

  it('ends the person’s streams opened until then, and nobody else’s', async () => {
    const [rider, other] = [person({ role: 'RIDER' }), person({ role: 'RIDER' })];
    const reader = await server.read(rider);
    const stranger = await server.read(other);
    await reader.until(({ frames }) => frames.length === 1);
    await stranger.until(({ frames }) => frames.length === 1);
    const at = platform.clock.now();
    await say(rider.id, 'everywhere', at);
    await reader.untilEnded();
    expect(reader.frames.at(-1)).toEqual({ event: 'ended', data: {} });
    platform.clock.advance(1000);
    const later = await server.read(rider, { after: 0 });
    await say(rider.id, 'everywhere', at);
    await append(rider, 1);
    await later.untilEvent('entry');
    expect(later.isEnded || stranger.isEnded).toBe(false);
    for (const { response } of [later, stranger]) response.destroy();
  });

  it('ends its own streams alone when one session ended, whenever they were opened', async () => {
    const rider = person({ role: 'RIDER' });
    const [reader, other] = [await server.read(rider), await server.read({ ...rider, sessionId: identifier() })];
    for (const one of [reader, other]) await one.until(({ frames }) => frames.length === 1);
    const message = { personId: rider.id, sessionId: rider.sessionId, epoch: 1, reason: 'everywhere' };
    const at = new Date(platform.clock.now().getTime() - 60_000).toISOString();
    await platform.keyValue.publish('sessions-ended', JSON.stringify({ ...message, at }));
    await reader.untilEnded();
    expect(reader.frames.at(-1)).toEqual({ event: 'ended', data: {} });
    await append(rider, 1);
    await other.untilEvent('entry');
    expect(other.isEnded).toBe(false);
    other.response.destroy();
  });

  it('sends nothing to a stream that is opened while it ends: the session is checked first', async () => {
    const rider = person({ role: 'RIDER' });
    await append(rider, 1);
    await platform.keyValue.raise(`session-ended:${rider.sessionId}`, 1, 60_000);
    const reader = await (await server.read(rider, { after: 0 })).untilEnded();
    expect(reader.frames).toEqual([{ event: 'ended', data: {} }]);
  });

  it('is asked of auth at the opening when the key-value store does not know it: lost entries revive nothing', async () => {
    const rider = person({ role: 'RIDER' });
    knownToAuth.endedSessions.add(rider.sessionId);
    const reader = await (await server.read({ ...rider, epoch: 1 }, { after: 0 })).untilEnded();
    expect(reader.frames).toEqual([{ event: 'ended', data: {} }]);
  });

  describe('although its message was lost', () => {
    beforeEach(() => jest.useFakeTimers({ doNotFake: [...ALL_BUT_INTERVALS] }));
    afterEach(() => jest.useRealTimers());

    const begun = async (rider: Person) => {
      const reader = await server.read(rider, { after: 0 });
      await append(rider, 1);
      return reader.untilEvent('entry');
    };

    it('ends the stream at its next comment line, but not a stream of a session that goes on', async () => {
      const rider = { ...person({ role: 'RIDER' }), epoch: 1 };
      const [reader, later] = [await begun(rider), await begun({ ...rider, sessionId: identifier(), epoch: 2 })];
      knownToAuth.epochs.set(rider.id, 2);
      knownToAuth.endedSessions.add(rider.sessionId);
      await platform.keyValue.raise(`epoch:${rider.id}`, 2, 60_000);
      jest.advanceTimersByTime(NOTIFICATION_LIMITS.commentLineMs);
      await reader.untilEnded();
      expect(reader.frames.at(-1)).toEqual({ event: 'ended', data: {} });
      await append(rider, 1);
      await later.until(({ entries }) => entries.some(({ number }) => number === 3));
      expect(later.isEnded).toBe(false);
      later.response.destroy();
    });

    it('ends it also when the key-value store lost its entries', async () => {
      const rider = { ...person({ role: 'RIDER' }), epoch: 1 };
      const reader = await begun(rider);
      knownToAuth.endedSessions.add(rider.sessionId);
      for (const key of [`epoch:${rider.id}`, `session-ended:${rider.sessionId}`]) await platform.keyValue.delete(key);
      jest.advanceTimersByTime(NOTIFICATION_LIMITS.commentLineMs);
      await reader.untilEnded();
      expect(reader.frames.at(-1)).toEqual({ event: 'ended', data: {} });
    });

    it('is not confused with a role change, which raises the epoch too: auth is asked once, and the stream goes on', async () => {
      const rider = { ...person({ role: 'RIDER' }), epoch: 1 };
      const reader = await begun(rider);
      knownToAuth.epochs.set(rider.id, 2);
      await platform.keyValue.raise(`epoch:${rider.id}`, 2, 60_000);
      const before = knownToAuth.asked;
      const judging = jest.spyOn(platform.keyValue, 'get');
      for (const number of [2, 3, 4]) {
        jest.advanceTimersByTime(NOTIFICATION_LIMITS.commentLineMs);
        await Promise.all(judging.mock.results.map(({ value }) => value));
        await append(rider, 1);
        await reader.until(({ entries }) => entries.some((one) => one.number === number));
      }
      judging.mockRestore();
      expect([reader.isEnded, knownToAuth.asked - before]).toEqual([false, 1]);
      reader.response.destroy();
    });

    it('is unknown while the key-value store and auth are unavailable: the stream continues', async () => {
      const rider = { ...person({ role: 'RIDER' }), epoch: 1 };
      const reader = await begun(rider);
      const away = new EngineUnavailable('redis', 'away');
      const asking = jest.spyOn(platform.keyValue, 'get').mockRejectedValue(away);
      const states = platform.service('notification').app.get(SessionStateService, { strict: false });
      const asked = jest.spyOn(states, 'atAuth').mockRejectedValue(away);
      jest.advanceTimersByTime(NOTIFICATION_LIMITS.commentLineMs);
      await append(rider, 1);
      await reader.until(({ entries }) => entries.length === 2);
      expect([asked.mock.calls.length, reader.isEnded]).toEqual([1, false]);
      asking.mockRestore();
      asked.mockRestore();
      reader.response.destroy();
    });
  });

  it('is not caused by a role change', async () => {
    const rider = person({ role: 'RIDER' });
    const reader = await server.read(rider, { after: 0 });
    await say(rider.id, 'role', platform.clock.now());
    await append(rider, 1);
    await reader.untilEvent('entry');
    expect(reader.frames.map(({ event }) => event)).not.toContain('ended');
    reader.response.destroy();
  });
});

describe('the access token of a stream', () => {
  it('ends the stream with it, and the stream of the next token resumes without a gap', async () => {
    const rider = person({ role: 'RIDER' });
    const endsIn = (ms: number) => ({ ...rider, sessionExpiresAt: new Date(platform.clock.now().getTime() + ms) });
    const reader = await server.read(endsIn(15 * 60_000), { after: 0 });
    await append(rider, 1);
    await reader.untilEvent('entry');
    platform.clock.advance(15 * 60_000);
    await append(rider, 2);
    await reader.untilEnded();
    expect([reader.response.complete, numbersOf(reader)]).toEqual([true, [1]]);
    expect(reader.frames.map(({ event }) => event)).not.toContain('ended');
    const resumed = await server.read(endsIn(15 * 60_000), { lastEventId: 1 });
    expect(numbersOf(await resumed.until(({ entries }) => entries.length === 2))).toEqual([2, 3]);
    resumed.response.destroy();
  });

  it('ends a stream that nobody writes to, by its own timer', async () => {
    const rider = person({ role: 'RIDER' });
    const sessionExpiresAt = new Date(platform.clock.now().getTime() + 20);
    const reader = await server.read({ ...rider, sessionExpiresAt });
    await reader.untilEnded();
    expect(reader.response.complete).toBe(true);
  });
});

describe('the ten streams of a person', () => {
  const countedAt = async (instance: StreamServer, rider: Person) => {
    const reader = await instance.read(rider);
    return { reader, status: reader.response.statusCode };
  };

  it('are counted over all instances', async () => {
    const rider = person({ role: 'RIDER' });
    const second = await StreamServer.at(await platform.startInstance('notification'), platform);
    const doors = [server, second];
    const opened = await Promise.all(upTo(12).map((number) => countedAt(doors[number % 2] as StreamServer, rider)));
    const statuses = opened.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
    for (const door of doors) expect((await countedAt(door, rider)).status).toBe(429);
    for (const { reader } of opened) reader.response.destroy();
    await second.close();
  });

  it('do not include those of an instance that crashed, once it was not seen for a minute', async () => {
    const rider = person({ role: 'RIDER' });
    const { clock } = platform;
    const streams = platform.model<OpenStreamDocument>('notification', OPEN_STREAM_MODEL);
    const crashed = { personId: rider.id, openedAt: clock.now(), seenAt: clock.now() };
    await streams.insertMany(upTo(NOTIFICATION_LIMITS.streamsPerPerson).map((n) => ({ ...crashed, place: n - 1 })));
    expect((await countedAt(server, rider)).status).toBe(429);
    clock.advance(OPEN_STREAM_STORED_MS);
    const { reader, status } = await countedAt(server, rider);
    expect(status).toBe(200);
    reader.response.destroy();
  });

  it('stay counted as long as they are open: their instance renews them', async () => {
    const rider = person({ role: 'RIDER' });
    const open = await Promise.all(upTo(10).map(() => countedAt(server, rider)));
    const sweeper = platform.service('notification').app.get(Sweeper, { strict: false });
    for (let passed = 0; passed < OPEN_STREAM_STORED_MS; passed += OPEN_STREAM_RENEWED_MS) {
      platform.clock.advance(OPEN_STREAM_RENEWED_MS);
      await sweeper.run(OPEN_STREAM_SWEEP);
    }
    expect((await countedAt(server, rider)).status).toBe(429);
    for (const { reader } of open) reader.response.destroy();
  });
});

it('every stream ends when the service stops', async () => {
  const stopping = await startNotification();
  const itsDoor = await StreamServer.open(stopping);
  const reader = await itsDoor.read(person({ role: 'RIDER' }));
  await reader.until(({ frames }) => frames.length === 1);
  await stopping.close();
  await reader.untilEnded();
  expect(reader.response.complete).toBe(true);
  await itsDoor.close();
});
