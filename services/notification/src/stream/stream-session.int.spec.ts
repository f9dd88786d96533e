import { NOTIFICATION_LIMITS } from '@pothik/contracts/notification';
import { EngineUnavailable } from '@pothik/engines';
import { type Person, SessionStateService } from '@pothik/service-kit';
import { person, type TestPlatform } from '@pothik/service-kit/testing';
import { knownToAuth } from '../testing/auth-stand-in.js';
import { identifier } from '../testing/person-events.js';
import { numbersOf, StreamFixture } from '../testing/stream-fixture.js';
import type { StreamServer } from '../testing/stream-reader.js';
import { StreamModule } from './stream.module.js';

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

let fixture: StreamFixture;
let platform: TestPlatform;
let server: StreamServer;
beforeAll(async () => {
  fixture = await StreamFixture.open();
  ({ platform, server } = fixture);
});
afterAll(() => fixture.close());

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
    await fixture.append(rider, 1);
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
    await fixture.append(rider, 1);
    await other.untilEvent('entry');
    expect(other.isEnded).toBe(false);
    other.response.destroy();
  });

  it('sends nothing to a stream that is opened while it ends: the session is checked first', async () => {
    const rider = person({ role: 'RIDER' });
    await fixture.append(rider, 1);
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
      await fixture.append(rider, 1);
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
      await fixture.append(rider, 1);
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

    it('is not confused with a role change, which raises the epoch too: auth is asked, and the page resumes refreshed', async () => {
      const rider = { ...person({ role: 'RIDER' }), epoch: 1 };
      const [reader, refreshed] = [await begun(rider), await begun({ ...rider, epoch: 2 })];
      knownToAuth.epochs.set(rider.id, 2);
      await platform.keyValue.raise(`epoch:${rider.id}`, 2, 60_000);
      const before = knownToAuth.asked;
      jest.advanceTimersByTime(NOTIFICATION_LIMITS.commentLineMs);
      await reader.untilEnded();
      expect(reader.frames.map(({ event }) => event)).not.toContain('ended');
      await fixture.append(rider, 1);
      await refreshed.until(({ entries }) => entries.length === 3);
      expect([refreshed.isEnded, knownToAuth.asked - before]).toEqual([false, 1]);
      refreshed.response.destroy();
    });

    it('is unknown while the key-value store and auth are unavailable: the stream continues', async () => {
      const rider = { ...person({ role: 'RIDER' }), epoch: 1 };
      const reader = await begun(rider);
      const away = new EngineUnavailable('redis', 'away');
      const asking = jest.spyOn(platform.keyValue, 'get').mockRejectedValue(away);
      const states = platform
        .service('notification')
        .app.select(StreamModule)
        .get(SessionStateService, { strict: true });
      const asked = jest.spyOn(states, 'atAuth').mockRejectedValue(away);
      jest.advanceTimersByTime(NOTIFICATION_LIMITS.commentLineMs);
      await fixture.append(rider, 1);
      await reader.until(({ entries }) => entries.length === 2);
      expect([asked.mock.calls.length, reader.isEnded]).toEqual([1, false]);
      asking.mockRestore();
      asked.mockRestore();
      reader.response.destroy();
    });
  });

  it('is not caused by a role change, which ends the streams of the former role', async () => {
    const administrator = { ...person({ role: 'ADMIN' }), epoch: 1 };
    const reader = await server.read(administrator, { after: 0 });
    const demoted = await server.read({ ...administrator, role: 'RIDER', epoch: 2 }, { after: 0 });
    await say(administrator.id, 'role', platform.clock.now());
    await reader.untilEnded();
    expect(reader.frames.map(({ event }) => event)).not.toContain('ended');
    await fixture.append(administrator, 1);
    await demoted.untilEvent('entry');
    demoted.response.destroy();
  });
});

describe('the access token of a stream', () => {
  it('ends the stream with it, and the stream of the next token resumes without a gap', async () => {
    const rider = person({ role: 'RIDER' });
    const endsIn = (ms: number) => ({ ...rider, sessionExpiresAt: new Date(platform.clock.now().getTime() + ms) });
    const reader = await server.read(endsIn(15 * 60_000), { after: 0 });
    await fixture.append(rider, 1);
    await reader.untilEvent('entry');
    platform.clock.advance(15 * 60_000);
    await fixture.append(rider, 2);
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
