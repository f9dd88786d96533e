import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { driverEvents } from '@pothik/contracts/driver';
import { NOTIFICATION_LIMITS } from '@pothik/contracts/notification';
import { person, rounds, type TestPlatform } from '@pothik/service-kit/testing';
import fc from 'fast-check';
import { NOTIFICATION_MODEL } from '../notifications/notification.model.js';
import { fareSetFor, identifier, startNotification } from '../testing/person-events.js';
import { numbersOf, StreamFixture, upTo } from '../testing/stream-fixture.js';
import { type StreamReader, StreamServer } from '../testing/stream-reader.js';
import { StreamConnection } from './event-stream.writer.js';
import { StreamService } from './stream.service.js';

/** Cuts of one stream; `LONG=1` makes a thousand. */
const CUTS = rounds(1_000);

let fixture: StreamFixture;
let platform: TestPlatform;
let server: StreamServer;
beforeAll(async () => {
  fixture = await StreamFixture.open();
  ({ platform, server } = fixture);
});
afterAll(() => fixture.close());

describe('a stream', () => {
  it('starts at the end, sends its number, and then new notifications', async () => {
    const rider = person({ role: 'RIDER' });
    await fixture.append(rider, 2);
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
    await fixture.append(rider, 4);
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
    await fixture.append(other, 1);
    await fixture.append(rider, 1);
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
          const appended = fixture.appendTenByTen(rider, total);
          const seen: number[] = [];
          const isComplete = (reader: StreamReader) => seen.length + reader.entries.length === total;
          for (const cutAfterBytes of [...cutsAfterBytes, Number.POSITIVE_INFINITY]) {
            const reader = await fixture.admitted(rider, { lastEventId: seen.at(-1) ?? 0, cutAfterBytes });
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
    await fixture.append(rider, 5);
    const entries = platform.model('notification', NOTIFICATION_MODEL);
    await entries.deleteMany({ personId: rider.id, number: { $lte: 3 } });
    const reader = await (await server.read(rider, { lastEventId: 1 })).untilEvent('reset');
    expect(reader.frames).toEqual([{ id: 5, event: 'reset', data: {} }]);
    await fixture.append(rider, 1);
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
    const next = await fixture.admitted(rider, {});
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
    const reader = await fixture.admitted(rider, {});
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
