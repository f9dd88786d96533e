import type { ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { FEED, type Notification } from '@pothik/contracts/notification';
import { SILENT } from '@pothik/service-kit/host';
import { StreamConnection } from './event-stream.writer.js';
import { LiveStream } from './live-stream.service.js';

/** A browser that reads only when told to. */
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

  /** Lets go of what was written, so that more can be. */
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

function open(feed: Notification[], cursor: number | undefined, browser = new SlowBrowser()) {
  const failures: unknown[] = [];
  const feeds = {
    last: async () => feed.at(-1)?.number ?? 0,
    after: async (_personId: string, number: number) => feed.filter((one) => one.number > number),
  };
  const connection = new StreamConnection(browser as unknown as ServerResponse);
  const onFailure = (error: unknown) => failures.push(error);
  const { tracer } = SILENT;
  const session = { isOver: false };
  const isSessionOver = async () => session.isOver;
  const from = { personId: 'p', cursor, openedAt: new Date(0), connection };
  const stream = new LiveStream({ ...from, feeds, tracer, isSessionOver, onFailure });
  return { browser, feeds, stream, failures, session };
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

it('reads again at every comment line: a lost wake-up only delays', async () => {
  const feed = [entry(1)];
  const { browser, stream } = open(feed, 1);
  stream.wake();
  await jest.advanceTimersByTimeAsync(0);
  feed.push(entry(2));
  await jest.advanceTimersByTimeAsync(FEED.commentLineMs - 1);
  expect(browser.read).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  await browser.goOn();
  expect(browser.read[0]).toBe(':\n\n');
  expect(idsOf(browser)).toEqual([2]);
});

it('goes round once more when it is woken while it writes', async () => {
  const feed = [entry(1)];
  const { browser, stream } = open(feed, 0);
  stream.wake();
  await jest.advanceTimersByTimeAsync(0);
  feed.push(entry(2));
  stream.wake();
  stream.hint();
  for (let frames = 0; frames < 4; frames++) await browser.goOn();
  expect(idsOf(browser)).toEqual([1, 2]);
  expect(browser.read.filter((frame) => frame.startsWith('event: hint'))).toHaveLength(1);
});

describe('an entry that was appended just now', () => {
  const started = async (cursor: number) => {
    const feed = [entry(1), entry(2), entry(3)].slice(0, cursor);
    const opened = open(feed, cursor);
    const reads = jest.spyOn(opened.feeds, 'after');
    opened.stream.wake();
    await jest.advanceTimersByTimeAsync(0);
    reads.mockClear();
    return { ...opened, feed, reads };
  };

  it('is sent without reading the feed when it is the next one', async () => {
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

  it('comes after those before it, in whatever order they are offered', async () => {
    const { browser, stream, feed } = await started(1);
    feed.push(entry(2), entry(3));
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

it('drops a browser that reads nothing during two comment lines', async () => {
  const { browser, stream } = open([entry(1), entry(2)], 0);
  stream.wake();
  await jest.advanceTimersByTimeAsync(FEED.commentLineMs);
  expect(browser.destroyed).toBe(false);
  await jest.advanceTimersByTimeAsync(2 * FEED.commentLineMs);
  expect(browser.destroyed).toBe(true);
});

it('looks at every comment line whether its session is over, and says so at its end', async () => {
  const { browser, stream, session } = open([], 0);
  stream.wake();
  await jest.advanceTimersByTimeAsync(FEED.commentLineMs);
  expect(browser.writableEnded).toBe(false);
  session.isOver = true;
  await jest.advanceTimersByTimeAsync(FEED.commentLineMs - 1);
  expect(browser.writableEnded).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(browser.writableEnded).toBe(true);
  for (let frames = 0; frames < 3; frames++) await browser.goOn();
  expect(browser.read.at(-1)).toBe('event: ended\ndata: {}\n\n');
});

it('keeps no timer for a browser that left before it began', async () => {
  const browser = new SlowBrowser();
  browser.destroy();
  await jest.advanceTimersByTimeAsync(0);
  expect(browser.closed).toBe(true);
  open([entry(1)], 0, browser).stream.wake();
  await jest.advanceTimersByTimeAsync(0);
  expect([browser.read, jest.getTimerCount()]).toEqual([[], 0]);
});

it('ends, and says why in the log, when its feed cannot be read: the browser resumes', async () => {
  const { browser, stream, feeds, failures } = open([], 0);
  feeds.last = () => Promise.reject(new Error('The database is away.'));
  stream.wake();
  await jest.advanceTimersByTimeAsync(0);
  expect(failures).toEqual([new Error('The database is away.')]);
  expect(browser.writableEnded).toBe(true);
});
