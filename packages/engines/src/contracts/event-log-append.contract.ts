import { type Given, numbers, record, valuesIn } from './event-log-fixture.js';
import { ReceivedRecords } from './received-records.js';

/** What an append stores, and where. */
export function appendContract(given: Given): void {
  it('stores key, value and headers unchanged', async () => {
    const { log, topic, group } = given();
    await log.append(topic, [
      { key: 'পথিক', value: '{"taka":৳}', headers: { type: 'ride.ride-requested', story: '১' } },
      { key: 'পথিক', value: '', headers: {} },
    ]);
    const received = new ReceivedRecords();
    await log.consume({ group, topics: [topic], onRecord: received.onRecord });
    await received.until(({ records }) => records.length === 2);
    expect(received.records).toMatchObject([
      { topic, key: 'পথিক', value: '{"taka":৳}', headers: { type: 'ride.ride-requested', story: '১' } },
      { topic, key: 'পথিক', value: '' },
    ]);
    expect(received.records[1]?.headers).toEqual({});
  });

  it('stores a record of 900 KB', async () => {
    const { log, topic, group } = given();
    const value = '0123456789'.repeat(90_000);
    await log.append(topic, [record('large', value)]);
    const received = new ReceivedRecords();
    await log.consume({ group, topics: [topic], onRecord: received.onRecord });
    await received.until(({ records }) => records.length === 1);
    expect(received.values[0] === value).toBe(true);
  });

  it('keeps the order of many records of one key, whatever their total size', async () => {
    const { log, topic } = given();
    const padding = ' '.repeat(10_000);
    const values = numbers(300).map((value) => `${value}${padding}`);
    await log.append(
      topic,
      values.map((value) => record('a', value)),
    );
    expect((await valuesIn(log, topic)).map((value) => value.trim())).toEqual(numbers(300));
  });

  it('accepts an append without records', async () => {
    const { log, topic } = given();
    await log.append(topic, []);
    expect(await valuesIn(log, topic)).toEqual([]);
  });

  it('distributes keys over partitions, one key always to the same one, with offsets from 0 without gaps', async () => {
    const { log, topic } = given();
    const keys = Array.from({ length: 40 }, (_, index) => `চাবি-${index}`);
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

  it('stores acknowledged records even when the process ends', async () => {
    const { log, topic, reopen } = given();
    await Promise.all(numbers(50).map((value) => log.append(topic, [record(`key-${value}`, value)])));
    expect((await valuesIn(await reopen(), topic)).sort()).toEqual(numbers(50).sort());
  });
}
