import { WINDOW_MAXIMUM } from '../events/partition-window.js';
import { type Given, gate, keysOfOnePartition, keysOfTwoPartitions, numbers, record } from './event-log-fixture.js';
import { ReceivedRecords } from './received-records.js';

/** One record of a key at a time, and no partition waits for another. */
export function partitionContract(given: Given): void {
  it('delivers one record of a key at a time', async () => {
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

  it('delivers the same record again after the requested pause, while other partitions continue', async () => {
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

  it('delivers records appended while a partition waits after the record it waits at', async () => {
    const { log, topic, group } = given();
    const appended = gate();
    const received = new ReceivedRecords(async ({ value }) => {
      if (value !== 'first' || received.values.length > 1) return 'done';
      return { retryAfterMs: 50 };
    });
    await log.append(topic, [record('a', 'first')]);
    await log.consume({ group, topics: [topic], onRecord: received.onRecord });
    await received.until(({ records }) => records.length === 1);
    void log.append(topic, [record('a', 'second')]).then(appended.open);
    await appended.opened;
    await received.until(({ values }) => values.includes('second'));
    expect(received.values).toEqual(['first', 'first', 'second']);
  });

  it('continues other partitions while one waits for long', async () => {
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

  it('continues other partitions while the handler of one runs for long', async () => {
    const { log, topic, group } = given();
    const [busy, free] = await keysOfTwoPartitions(log, topic);
    const { opened, open } = gate();
    const received = new ReceivedRecords(async ({ key }) => {
      if (key === busy) await opened;
      return 'done' as const;
    });
    await log.consume({ group, topics: [topic], onRecord: received.onRecord });
    await received.until((all) => all.valuesOf(busy).length === 1);
    for (const value of numbers(3)) {
      await log.append(topic, [record(free, value), record(busy, value)]);
      await received.until((all) => all.valuesOf(free).includes(value));
    }
    expect(received.valuesOf(busy)).toEqual(['probe']);
    open();
    await received.until((all) => all.valuesOf(busy).includes('2'));
    expect(received.valuesOf(busy)).toEqual(['probe', ...numbers(3)]);
  });

  it('continues the other keys of a partition while a record is in retry, with whatever number of records', async () => {
    const { log, topic, group } = given();
    const [stuck = '', ...free] = await keysOfOnePartition(log, topic, 4);
    const received = new ReceivedRecords(({ key }) => (key === stuck ? { retryAfterMs: 60_000 } : 'done'));
    await log.append(topic, [record(stuck, 'first'), record(stuck, 'second')]);
    await log.consume({ group, topics: [topic], onRecord: received.onRecord });
    await received.until((all) => all.valuesOf(stuck).length === 1);
    for (const value of numbers(100))
      await log.append(
        topic,
        free.map((key) => record(key, value)),
      );
    await received.until((all) => free.every((key) => all.valuesOf(key).length === 100));
    expect(received.valuesOf(stuck)).toEqual(['first']);
    for (const key of free) expect(received.valuesOf(key)).toEqual(numbers(100));
    expect(await log.lag(group)).toBe(2 + free.length * 100);
  });

  it('takes a bounded number of records behind one in retry, and the others when that one is done', async () => {
    const { log, topic, group } = given();
    const [stuck = '', free = ''] = await keysOfOnePartition(log, topic, 2);
    let isStuck = true;
    const received = new ReceivedRecords(({ key }) => (key === stuck && isStuck ? { retryAfterMs: 50 } : 'done'));
    const all = numbers(WINDOW_MAXIMUM + 200);
    await log.append(topic, [record(stuck, 'stuck'), ...all.map((value) => record(free, value))]);
    await log.consume({ group, topics: [topic], onRecord: received.onRecord });
    await received.until(() => received.valuesOf(free).length > WINDOW_MAXIMUM / 2);
    const attempts = received.valuesOf(stuck).length;
    await received.until(() => received.valuesOf(stuck).length > attempts + 3);
    expect(received.valuesOf(free).length).toBeLessThan(WINDOW_MAXIMUM);
    isStuck = false;
    await received.until(() => received.valuesOf(free).length === all.length);
    expect(received.valuesOf(free)).toEqual(all);
  });
}
