import type { EventLog, LogRecord } from '../events/event-log.js';

/** The fixture of an event log contract test: a log, an empty topic and a new group. */
export interface EventLogFixture {
  log: EventLog;
  topic: string;
  group: string;
  /** Closes the log, and opens a new one on the same stored records, as a restarted process does. */
  reopen(): Promise<EventLog>;
}

export type Given = () => EventLogFixture;

export const record = (key: string, value: string | number): LogRecord => ({
  key,
  value: String(value),
  headers: { type: 't' },
});

/** `0` to `count - 1`, as values. */
export const numbers = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index));

/** The values of all records of a topic. */
export async function valuesIn(log: EventLog, topic: string): Promise<string[]> {
  const values: string[] = [];
  for await (const { value } of log.read(topic)) values.push(value);
  return values;
}

/** Two keys of different partitions; each has one record, `probe`. */
export async function keysOfTwoPartitions(log: EventLog, topic: string): Promise<[string, string]> {
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

/** Keys of one partition; none has a record in the topic. */
export async function keysOfOnePartition(log: EventLog, topic: string, count: number): Promise<string[]> {
  const probe = `${topic}-probe`;
  const byPartition = new Map<number, string[]>();
  await log.append(
    probe,
    numbers(count * 20).map((value) => record(`probe-${value}`, 'probe')),
  );
  for await (const { key, partition } of log.read(probe))
    byPartition.set(partition, [...(byPartition.get(partition) ?? []), key]);
  const found = [...byPartition.values()].find(({ length }) => length >= count);
  if (!found) throw new Error(`No partition has ${count} keys`);
  return found.slice(0, count);
}

/** A promise that a test resolves: handlers wait for it. */
export function gate(): { opened: Promise<void>; open(): void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}
