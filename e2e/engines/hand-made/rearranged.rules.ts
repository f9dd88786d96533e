import type { LogRecord } from '@pothik/engines';

/** The same records, the last key first; the records of one key keep their order, as the log promises it. */
export function keysReversed(records: readonly LogRecord[]): LogRecord[] {
  const byKey = new Map<string, LogRecord[]>();
  for (const record of records) byKey.set(record.key, [...(byKey.get(record.key) ?? []), record]);
  return [...byKey.values()].reverse().flat();
}

/** The first event of the key that has most: by now it is long overtaken. */
export function longOvertaken(records: readonly LogRecord[]): LogRecord[] {
  const keys = records.map(({ key }) => key);
  const count = (key: string) => keys.filter((other) => other === key).length;
  const [busiest] = [...new Set(keys)].sort((left, right) => count(right) - count(left));
  return records.filter(({ key }) => key === busiest).slice(0, 1);
}
