import { randomUUID } from 'node:crypto';
import type { EventLog, LogRecord } from '../../events/event-log.js';
import { ReceivedRecords } from './received-records.js';

export interface EventLogUnderTest {
  /** The log on the same stored records, as a process that has just started sees it; the former one is closed. */
  reopen(): Promise<EventLog>;
  close(): Promise<void>;
}

type Given = () => { log: EventLog; topic: string; group: string; reopen(): Promise<EventLog> };

const record = (key: string, value: string | number): LogRecord => ({
  key,
  value: String(value),
  headers: { type: 't' },
});
const numbers = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index));

/** What Kafka promises, and every other event log with it. */
export function eventLogContract(name: string, make: () => Promise<EventLogUnderTest>): void {
  describe(`${name} as an event log`, () => {
    let tested: EventLogUnderTest;
    let log: EventLog;
    let topic: string;

    beforeEach(async () => {
      tested = await make();
      log = await tested.reopen();
      topic = `contract-${randomUUID()}`;
    });
    afterEach(() => tested.close());

    const given: Given = () => ({ log, topic, group: `group-${randomUUID()}`, reopen: () => tested.reopen() });
    appendContract(given);
    deliveryContract(given);
    resumeContract(given);

    it('answers a ping', async () => {
      await expect(log.ping()).resolves.toBeUndefined();
    });
  });
}

function appendContract(given: Given): void {
  it('keeps key, value and headers as they were given', async () => {
    const { log, topic, group } = given();
    await log.append(topic, [
      { key: 'পথিক', value: '{"taka":৳}', headers: { type: 'ride.ride-requested', story: '১' } },
    ]);
    const received = new ReceivedRecords();
    await log.consume({ group, topics: [topic], onRecord: received.onRecord });
    await received.until(({ records }) => records.length === 1);
    expect(received.records[0]).toMatchObject({
      topic,
      key: 'পথিক',
      value: '{"taka":৳}',
      headers: { type: 'ride.ride-requested', story: '১' },
    });
  });

  it('spreads keys over partitions and keeps one key in one partition, offsets counting from 0 without gaps', async () => {
    const { log, topic } = given();
    const keys = Array.from({ length: 40 }, (_, index) => `key-${index}`);
    for (const round of ['first', 'second'])
      await log.append(
        topic,
        keys.map((key) => record(key, round)),
      );
    const offsets = new Map<number, number[]>();
    const partitionsOfKey = new Map<string, Set<number>>();
    for await (const { key, partition, offset } of log.read(topic)) {
      offsets.set(partition, [...(offsets.get(partition) ?? []), Number(offset)]);
      partitionsOfKey.set(key, (partitionsOfKey.get(key) ?? new Set()).add(partition));
    }
    expect(offsets.size).toBeGreaterThan(4);
    expect([...partitionsOfKey.values()].every(({ size }) => size === 1)).toBe(true);
    expect(partitionsOfKey.size).toBe(40);
    for (const found of offsets.values()) expect(found).toEqual(found.map((_, index) => index));
  });

  it('keeps what an append has answered, whatever becomes of the process', async () => {
    const { log, topic, reopen } = given();
    await Promise.all(numbers(50).map((value) => log.append(topic, [record(`key-${value}`, value)])));
    const values: string[] = [];
    for await (const { value } of (await reopen()).read(topic)) values.push(value);
    expect(values.sort()).toEqual(numbers(50).sort());
  });
}

function deliveryContract(given: Given): void {
  it('delivers the records of one key in the order they were appended', async () => {
    const { log, topic, group } = given();
    const received = new ReceivedRecords();
    await log.consume({ group, topics: [topic], onRecord: received.onRecord });
    const appends = numbers(200).map((value) =>
      log.append(topic, [record('a', value), record(`other-${value}`, value)]),
    );
    await Promise.all(appends);
    await received.until(({ records }) => records.length === 400);
    expect(received.valuesOf('a')).toEqual(numbers(200));
  });

  it('delivers one record of a partition at a time', async () => {
    const { log, topic, group } = given();
    let running = 0;
    let most = 0;
    const received = new ReceivedRecords(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return 'done' as const;
    });
    await log.append(
      topic,
      numbers(30).map((value) => record('one', value)),
    );
    await log.consume({ group, topics: [topic], onRecord: received.onRecord });
    await received.until(({ records }) => records.length === 30);
    expect(most).toBe(1);
  });

  it('gives every group every record, a new group from the beginning', async () => {
    const { log, topic, group } = given();
    await log.append(
      topic,
      numbers(20).map((value) => record('a', value)),
    );
    const first = new ReceivedRecords();
    await log.consume({ group, topics: [topic], onRecord: first.onRecord });
    await first.until(({ records }) => records.length === 20);
    const stuck = new ReceivedRecords(() => ({ retryAfterMs: 60_000 }));
    await log.consume({ group: `${group}-stuck`, topics: [topic], onRecord: stuck.onRecord });
    const late = new ReceivedRecords();
    await log.consume({ group: `${group}-late`, topics: [topic], onRecord: late.onRecord });
    await late.until(({ records }) => records.length === 20);
    expect(late.values).toEqual(numbers(20));
    expect(first.values).toEqual(numbers(20));
  });

  it('delivers the same record again after the pause it was asked for, while other partitions go on', async () => {
    const { log, topic, group } = given();
    const [slow, quick] = await keysOfTwoPartitions(log, topic);
    let refusals = 0;
    const received = new ReceivedRecords(({ key, value }) => {
      if (key !== slow || value !== '0' || refusals === 3) return 'done';
      refusals += 1;
      return { retryAfterMs: 20 };
    });
    await log.append(
      topic,
      numbers(3).flatMap((value) => [record(slow, value), record(quick, value)]),
    );
    await log.consume({ group, topics: [topic], onRecord: received.onRecord });
    await received.until((all) => all.valuesOf(slow).length === 7 && all.valuesOf(quick).length === 4);
    expect(received.valuesOf(slow)).toEqual(['probe', '0', '0', '0', '0', '1', '2']);
    expect(received.valuesOf(quick)).toEqual(['probe', '0', '1', '2']);
  });

  it('goes on with other partitions while one waits for long', async () => {
    const { log, topic, group } = given();
    const [stuck, free] = await keysOfTwoPartitions(log, topic);
    const received = new ReceivedRecords(({ key }) => (key === stuck ? { retryAfterMs: 60_000 } : 'done'));
    await log.consume({ group, topics: [topic], onRecord: received.onRecord });
    await received.until((all) => all.valuesOf(stuck).length === 1);
    await log.append(
      topic,
      numbers(5).map((value) => record(free, value)),
    );
    await received.until((all) => all.valuesOf(free).includes('4'));
    expect(received.valuesOf(stuck)).toEqual(['probe']);
  });
}

function resumeContract(given: Given): void {
  it('goes on behind the last committed record after the consumer was closed', async () => {
    const { log, topic, group } = given();
    const before = new ReceivedRecords();
    const consumption = await log.consume({ group, topics: [topic], onRecord: before.onRecord });
    await log.append(
      topic,
      numbers(10).map((value) => record('a', value)),
    );
    await before.until(({ records }) => records.length === 10);
    await consumption.close();
    await log.append(topic, [record('a', 'later')]);
    const after = new ReceivedRecords();
    await log.consume({ group, topics: [topic], onRecord: after.onRecord });
    await after.until(({ records }) => records.length > 0);
    expect(after.values).toEqual(['later']);
  });

  it('delivers a record again when its consumer ended between handling and committing', async () => {
    const { log, topic, group, reopen } = given();
    await log.append(
      topic,
      numbers(3).map((value) => record('a', value)),
    );
    const dying = new ReceivedRecords(({ value }) => (value === '1' ? { retryAfterMs: 60_000 } : 'done'));
    await log.consume({ group, topics: [topic], onRecord: dying.onRecord });
    await dying.until(({ values }) => values.includes('1'));
    const next = await reopen();
    const received = new ReceivedRecords();
    await next.consume({ group, topics: [topic], onRecord: received.onRecord });
    await received.until(({ values }) => values.includes('2'));
    expect(received.values).toEqual(['1', '2']);
  });

  it('waits for the running handler when it is closed, and commits what it did', async () => {
    const { log, topic, group } = given();
    let finish: () => void = () => undefined;
    const handled = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const slow = new ReceivedRecords(async () => {
      await handled;
      return 'done' as const;
    });
    const consumption = await log.consume({ group, topics: [topic], onRecord: slow.onRecord });
    await log.append(topic, [record('a', 'slow'), record('a', 'next')]);
    await slow.until(({ records }) => records.length === 1);
    const closing = consumption.close();
    finish();
    await closing;
    const after = new ReceivedRecords();
    await log.consume({ group, topics: [topic], onRecord: after.onRecord });
    await after.until(({ records }) => records.length > 0);
    expect(after.values).toEqual(['next']);
  });
}

/** Two keys whose records stand in different partitions; each has one record, `probe`. */
async function keysOfTwoPartitions(log: EventLog, topic: string): Promise<[string, string]> {
  const keys = numbers(20).map((value) => `probe-${value}`);
  const probe = `${topic}-probe`;
  await log.append(
    probe,
    keys.map((key) => record(key, 'probe')),
  );
  const partitions = new Map<number, string>();
  for await (const { key, partition } of log.read(probe)) partitions.set(partition, key);
  const [first, second] = partitions.values();
  if (first === undefined || second === undefined) throw new Error('All keys fell into one partition');
  await log.append(topic, [record(first, 'probe'), record(second, 'probe')]);
  return [first, second];
}
