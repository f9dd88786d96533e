import type { ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { INVALIDATION_TOPIC, NOTIFICATION_LIMITS, type Notification } from '@pothik/contracts/notification';
import { SILENT } from '@pothik/service-kit/host';
import { StreamConnection } from './event-stream.writer.js';
import { LiveStream } from './live-stream.service.js';
import { HINT_FRAME } from './stream.rules.js';

/** A browser that reads only when a test calls `goOn`. */
class SlowBrowser extends Writable {
  readonly read: string[] = [];
  private readOn: (() => void) | undefined;

  constructor() {
    super({ highWaterMark: 1, decodeStrings: false });
  }

  override _write(chunk: unknown, _encoding: string, done: () => void): void {
    this.read.push(String(chunk));
    this.readOn = done;
  }

  /** Reads what was written, so that the stream can write more. */
  async goOn(): Promise<void> {
    const readOn = this.readOn;
    this.readOn = undefined;
    readOn?.();
    await jest.advanceTimersByTimeAsync(0);
  }
}

const entry = (number: number): Notification => ({
  number,
  kind: 'fare-set',
  subjectId: 'a'.repeat(24),
  facts: {},
  at: '2026-11-02T06:00:00.000Z',
});

interface Begun {
  isOver?: boolean;
  endsAt?: number;
}

function open(stored: Notification[], cursor: number | undefined, browser = new SlowBrowser(), begun: Begun = {}) {
  const failures: unknown[] = [];
  const notifications = {
    last: async () => stored.at(-1)?.number ?? 0,
    after: async (_personId: string, number: number) => stored.filter((one) => one.number > number),
  };
  const connection = new StreamConnection(browser as unknown as ServerResponse);
  const onFailure = (error: unknown) => failures.push(error);
  const { tracer } = SILENT;
  const session: { isOver: boolean; endsAt?: number } = { isOver: false, ...begun };
  const checkSession = async () => (session.isOver ? 'over' : 'open');
  const remainingMs = () => (session.endsAt === undefined ? undefined : Math.max(0, session.endsAt - Date.now()));
  const recent = () => undefined;
  const from = { personId: 'p', sessionId: 's', epoch: 1, cursor, openedAt: new Date(0), connection, recent };
  const stream = new LiveStream({ ...from, notifications, tracer, checkSession, remainingMs, onFailure });
  return { browser, notifications, stream, failures, session };
}

const idsOf = ({ read }: SlowBrowser) => read.flatMap((frame) => /^id: (\d+)/.exec(frame)?.[1] ?? []).map(Number);

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick'] }));
afterEach(() => jest.useRealTimers());

it('writes one entry at a time while the browser does not read', async () => {
  const { browser, stream } = open([entry(1), entry(2), entry(3)], 0);
  stream.wake();
  await jest.advanceTimersByTimeAsync(0);
  expect(idsOf(browser)).toEqual([1]);
  expect(browser.writableLength).toBeGreaterThan(0);
  await browser.goOn();
  await browser.goOn();
  expect(idsOf(browser)).toEqual([1, 2, 3]);
});

describe('at a comment line', () => {
  const quiet = async () => {
    const stored = [entry(1)];
    const opened = open(stored, 1);
    opened.stream.wake();
    await jest.advanceTimersByTimeAsync(0);
    const [after, last] = [jest.spyOn(opened.notifications, 'after'), jest.spyOn(opened.notifications, 'last')];
    return { ...opened, stored, readsMade: () => after.mock.calls.length + last.mock.calls.length };
  };

  it('nothing is read', async () => {
    const { browser, readsMade } = await quiet();
    await jest.advanceTimersByTimeAsync(NOTIFICATION_LIMITS.commentLineMs);
    expect([browser.read, readsMade()]).toEqual([[':\n\n'], 0]);
  });

  it('a stream behind the person’s last number reads: a lost wake-up only delays', async () => {
    const { browser, stream, stored, readsMade } = await quiet();
    stream.catchUp(1);
    await jest.advanceTimersByTimeAsync(0);
    expect(readsMade()).toBe(0);
    stored.push(entry(2));
    stream.catchUp(2);
    await jest.advanceTimersByTimeAsync(0);
    expect(idsOf(browser)).toEqual([2]);
  });
});

it('reads again when it is woken while it writes', async () => {
  const stored = [entry(1)];
  const { browser, stream } = open(stored, 0);
  stream.wake();
  await jest.advanceTimersByTimeAsync(0);
  stored.push(entry(2));
  stream.wake();
  stream.say(HINT_FRAME);
  for (let frames = 0; frames < 4; frames++) await browser.goOn();
  expect(idsOf(browser)).toEqual([1, 2]);
  expect(browser.read.filter((frame) => frame.startsWith('event: hint'))).toHaveLength(1);
});

describe('a new notification', () => {
  const started = async (cursor: number) => {
    const stored = [entry(1), entry(2), entry(3)].slice(0, cursor);
    const opened = open(stored, cursor);
    const reads = jest.spyOn(opened.notifications, 'after');
    opened.stream.wake();
    await jest.advanceTimersByTimeAsync(0);
    reads.mockClear();
    return { ...opened, stored, reads };
  };

  it('is sent without a read when it is the next one', async () => {
    const { browser, stream, reads } = await started(1);
    stream.offer({ entry: entry(2) });
    await jest.advanceTimersByTimeAsync(0);
    expect([idsOf(browser), reads.mock.calls.length]).toEqual([[2], 0]);
  });

  it('is not sent again', async () => {
    const { browser, stream, reads } = await started(2);
    stream.offer({ entry: entry(2) });
    await jest.advanceTimersByTimeAsync(0);
    expect([idsOf(browser), reads.mock.calls.length]).toEqual([[], 0]);
  });

  it('is sent after those before it, whatever order they are offered in', async () => {
    const { browser, stream, stored } = await started(1);
    stored.push(entry(2), entry(3));
    stream.offer({ entry: entry(3) });
    stream.offer({ entry: entry(2) });
    for (let frames = 0; frames < 3; frames++) {
      await jest.advanceTimersByTimeAsync(0);
      await browser.goOn();
    }
    expect(idsOf(browser)).toEqual([2, 3]);
  });

  it('offered before the stream has begun is read with the rest', async () => {
    const { browser, stream } = open([entry(1), entry(2)], 0);
    stream.offer({ entry: entry(2) });
    for (let frames = 0; frames < 3; frames++) {
      await jest.advanceTimersByTimeAsync(0);
      await browser.goOn();
    }
    expect(idsOf(browser)).toEqual([1, 2]);
  });
});

describe('a stream that began after a notification', () => {
  const begun = async () => {
    const opened = open([entry(1), entry(2)], undefined);
    opened.stream.wake();
    for (let frames = 0; frames < 2; frames++) {
      await jest.advanceTimersByTimeAsync(0);
      await opened.browser.goOn();
    }
    expect(opened.browser.read).toEqual(['id: 2\n\n']);
    return opened;
  };
  const topicsOf = ({ read }: SlowBrowser) => read.flatMap((frame) => /"topic":"(.*)"/.exec(frame)?.[1] ?? []);

  it('says what it changed, when its wake-up comes late: the page may have asked before', async () => {
    const { browser, stream } = await begun();
    stream.offer({ entry: { ...entry(2), changes: ['ride'] } });
    stream.offer({ entry: { ...entry(1), changes: ['person'] } });
    for (let frames = 0; frames < 4; frames++) {
      await jest.advanceTimersByTimeAsync(0);
      await browser.goOn();
    }
    expect([topicsOf(browser), idsOf(browser)]).toEqual([['ride', 'notifications', 'person'], [2]]);
  });

  it.each([
    ['its wake-up does not say which', (stream: LiveStream) => stream.offer(undefined)],
    ['a former release does not say what', (stream: LiveStream) => stream.offer({ entry: entry(2) })],
  ])('says that everything changed, when %s', async (_why, wake) => {
    const { browser, stream } = await begun();
    wake(stream);
    for (let frames = 0; frames < 12; frames++) {
      await jest.advanceTimersByTimeAsync(0);
      await browser.goOn();
    }
    expect(topicsOf(browser)).toEqual(Object.values(INVALIDATION_TOPIC));
  });
});

it('drops a browser that reads nothing during two comment lines', async () => {
  const { browser, stream } = open([entry(1), entry(2)], 0);
  stream.wake();
  await jest.advanceTimersByTimeAsync(NOTIFICATION_LIMITS.commentLineMs);
  expect(browser.destroyed).toBe(false);
  await jest.advanceTimersByTimeAsync(2 * NOTIFICATION_LIMITS.commentLineMs);
  expect(browser.destroyed).toBe(true);
});

it('checks at every comment line whether its session is over, and sends so at its end', async () => {
  const { browser, stream, session } = open([], 0);
  stream.wake();
  await jest.advanceTimersByTimeAsync(NOTIFICATION_LIMITS.commentLineMs);
  expect(browser.writableEnded).toBe(false);
  session.isOver = true;
  await jest.advanceTimersByTimeAsync(NOTIFICATION_LIMITS.commentLineMs - 1);
  expect(browser.writableEnded).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(browser.writableEnded).toBe(true);
  for (let frames = 0; frames < 3; frames++) await browser.goOn();
  expect(browser.read.at(-1)).toBe('event: ended\ndata: {}\n\n');
});

it('sends nothing in a session that was over before it began', async () => {
  const { browser, stream } = open([entry(1)], 0, new SlowBrowser(), { isOver: true });
  stream.wake();
  for (let frames = 0; frames < 3; frames++) {
    await jest.advanceTimersByTimeAsync(0);
    await browser.goOn();
  }
  expect(browser.read).toEqual(['event: ended\ndata: {}\n\n']);
});

describe('its access token', () => {
  const TOKEN_MS = 40_000;
  const begun = () => ({ endsAt: Date.now() + TOKEN_MS });

  it('ends it: the browser is not told that its session is over', async () => {
    const { browser, stream } = open([], 0, new SlowBrowser(), begun());
    stream.wake();
    for (let passed = 0; passed < TOKEN_MS - 1_000; passed += 1_000) {
      await jest.advanceTimersByTimeAsync(1_000);
      await browser.goOn();
    }
    expect(browser.writableEnded).toBe(false);
    await jest.advanceTimersByTimeAsync(1_000);
    expect([browser.writableEnded, browser.read.includes('event: ended\ndata: {}\n\n')]).toEqual([true, false]);
    for (let frames = 0; frames < 3; frames++) await browser.goOn();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('ends it before the next notification, also when its timer is late', async () => {
    const stored = [entry(1)];
    const { browser, stream, session } = open(stored, 1, new SlowBrowser(), begun());
    stream.wake();
    await jest.advanceTimersByTimeAsync(0);
    session.endsAt = Date.now();
    stored.push(entry(2));
    stream.wake();
    stream.offer({ entry: entry(2) });
    stream.say(HINT_FRAME);
    await jest.advanceTimersByTimeAsync(0);
    expect([browser.writableEnded, browser.read.join('')]).toEqual([true, '']);
  });
});

it('keeps no timer for a browser that disconnected before the start', async () => {
  const browser = new SlowBrowser();
  browser.destroy();
  await jest.advanceTimersByTimeAsync(0);
  expect(browser.closed).toBe(true);
  open([entry(1)], 0, browser).stream.wake();
  await jest.advanceTimersByTimeAsync(0);
  expect([browser.read, jest.getTimerCount()]).toEqual([[], 0]);
});

it('ends and logs the cause when notifications cannot be read: the browser resumes', async () => {
  const { browser, stream, notifications, failures } = open([], 0);
  notifications.last = () => Promise.reject(new Error('The database is unavailable.'));
  stream.wake();
  await jest.advanceTimersByTimeAsync(0);
  expect(failures).toEqual([new Error('The database is unavailable.')]);
  expect(browser.writableEnded).toBe(true);
});
