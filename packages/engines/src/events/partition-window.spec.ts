import { gate } from '../contracts/event-log-fixture.js';
import { ReceivedRecords } from '../contracts/received-records.js';
import { SilentLogger } from '../testing/silent-logger.js';
import type { ConsumedRecord } from './event-log.js';
import { PartitionWindow, TOGETHER_MAXIMUM, WINDOW_MAXIMUM } from './partition-window.js';

/** For longer than any test takes. */
const LONG_MS = 600_000;

let windows: PartitionWindow[];

beforeEach(() => {
  windows = [];
});
afterEach(async () => {
  await Promise.all(windows.map((window) => window.end()));
});

function windowOf(received: ReceivedRecords) {
  const done: string[] = [];
  const options = { group: 'g', topics: ['t'], onRecord: received.onRecord };
  const window = new PartitionWindow(options, new SilentLogger(), ({ value }) => done.push(value));
  windows.push(window);
  return { window, done };
}

/** Records whose key is the first letter of their value. */
const records = (...values: string[]): ConsumedRecord[] =>
  values.map((value, offset) => ({
    topic: 't',
    partition: 0,
    offset: String(offset),
    key: value.charAt(0),
    value,
    headers: {},
  }));

/** Records of as many keys; a record's value is its number. */
const ofOwnKeys = (count: number): ConsumedRecord[] =>
  records(...Array.from({ length: count }, (_, index) => String(index))).map((record) => ({
    ...record,
    key: `key-${record.value}`,
  }));

describe('The window of a partition', () => {
  it('delivers records of one key one after another, those of others meanwhile', async () => {
    const { opened, open } = gate();
    const received = new ReceivedRecords(async ({ key, value }) => {
      if (key === 'a') await opened;
      if (value === 'b2') open();
      return 'done' as const;
    });
    windowOf(received).window.add(records('a1', 'b1', 'a2', 'b2', 'c1'));
    await received.until(({ values }) => values.includes('a2'));
    expect(received.values).toEqual(['a1', 'b1', 'c1', 'b2', 'a2']);
  });

  it('tells records as done only without a gap before them', async () => {
    const { opened, open } = gate();
    const received = new ReceivedRecords(async ({ value }) => {
      if (value === 'b1') await opened;
      if (value === 'a2') setImmediate(open);
      return 'done' as const;
    });
    const { window, done } = windowOf(received);
    window.add(records('a1', 'b1', 'a2', 'b2', 'c1'));
    await received.until(({ values }) => values.includes('b2'));
    await window.end();
    expect(done).toEqual(['a1', 'a2', 'c1']);
  });

  it('delivers a record again after its pause, before others of its key', async () => {
    const answers = [{ retryAfterMs: 1 }, { retryAfterMs: 1 }];
    const received = new ReceivedRecords(() => answers.shift() ?? 'done');
    windowOf(received).window.add(records('a1', 'a2'));
    await received.until(({ values }) => values.includes('a2'));
    expect(received.values).toEqual(['a1', 'a1', 'a1', 'a2']);
  });

  it('holds the key of a record in retry, and no other, however many records follow', async () => {
    const received = new ReceivedRecords(({ key }) => (key === 'a' ? { retryAfterMs: LONG_MS } : 'done'));
    const { window, done } = windowOf(received);
    window.add(records('a1', 'a2'));
    for (let turn = 0; turn < 3; turn += 1) window.add(ofOwnKeys(100));
    await received.until((all) => all.records.length === 301);
    expect(received.valuesOf('a')).toEqual(['a1']);
    expect(done).toEqual([]);
  });

  it('gives the place of a record that waits for its retry to another', async () => {
    const stuck = TOGETHER_MAXIMUM - 1;
    const received = new ReceivedRecords(({ value }) => (Number(value) < stuck ? { retryAfterMs: LONG_MS } : 'done'));
    windowOf(received).window.add(ofOwnKeys(500));
    await received.until((all) => all.records.length === 500);
    expect(new Set(received.values).size).toBe(500);
  });

  it('begins no further record while many are in retry, as when an engine is away', async () => {
    const attempts = new Map<string, number>();
    let isAway = true;
    const received = new ReceivedRecords(({ value }) => {
      attempts.set(value, (attempts.get(value) ?? 0) + 1);
      return isAway ? { retryAfterMs: 1 } : 'done';
    });
    windowOf(received).window.add(ofOwnKeys(500));
    await received.until(() => (attempts.get('0') ?? 0) > 3);
    expect(attempts.size).toBeLessThan(TOGETHER_MAXIMUM * 2);
    isAway = false;
    await received.until(() => attempts.size === 500);
  });

  it('handles no more than a number of records at the same time', async () => {
    const { opened, open } = gate();
    const received = new ReceivedRecords(async () => {
      await opened;
      return 'done' as const;
    });
    windowOf(received).window.add(ofOwnKeys(TOGETHER_MAXIMUM + 1));
    expect(received.records).toHaveLength(TOGETHER_MAXIMUM);
    open();
    await received.until((all) => all.records.length === TOGETHER_MAXIMUM + 1);
  });

  it('has no room at its bound until its oldest record is done', async () => {
    const { opened, open } = gate();
    const received = new ReceivedRecords(async ({ value }) => {
      if (value === '0') await opened;
      return 'done' as const;
    });
    const { window, done } = windowOf(received);
    expect(window.room).toBe(WINDOW_MAXIMUM);
    window.add(ofOwnKeys(WINDOW_MAXIMUM));
    await received.until((all) => all.records.length === WINDOW_MAXIMUM);
    expect(window.room).toBe(0);
    open();
    await window.untilRoom();
    expect(done).toEqual([String(WINDOW_MAXIMUM - 1)]);
    expect(window.room).toBe(WINDOW_MAXIMUM);
  });

  it('has no room for less than a read is worth', async () => {
    const received = new ReceivedRecords(() => ({ retryAfterMs: LONG_MS }));
    const { window } = windowOf(received);
    window.add(ofOwnKeys(WINDOW_MAXIMUM - TOGETHER_MAXIMUM));
    expect(window.room).toBe(TOGETHER_MAXIMUM);
    window.add(records('z'));
    expect(window.room).toBe(0);
  });

  it('starts no handler once it has ended, and tells what those that ran have done', async () => {
    const { opened, open } = gate();
    const received = new ReceivedRecords(async ({ value }) => {
      await opened;
      return value === 'b1' ? { retryAfterMs: 1 } : ('done' as const);
    });
    const { window, done } = windowOf(received);
    window.add(records('a1', 'b1', 'a2'));
    const ended = window.end();
    open();
    await ended;
    expect(received.values).toEqual(['a1', 'b1']);
    expect(done).toEqual(['a1']);
    expect(window.room).toBe(0);
    await window.untilRoom();
  });
});
