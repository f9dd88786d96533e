import type { LogRecord } from '@pothik/engines';

/** The same records with the order of keys reversed; records of one key stay in order, as the event log guarantees. */
export function keysReversed(records: readonly LogRecord[]): LogRecord[] {
  const byKey = new Map<string, LogRecord[]>();
  for (const record of records) byKey.set(record.key, [...(byKey.get(record.key) ?? []), record]);
  return [...byKey.values()].reverse().flat();
}

/** The first event of the key with the most records: later ones have made it outdated. */
export function longOvertaken(records: readonly LogRecord[]): LogRecord[] {
  const keys = records.map(({ key }) => key);
  const count = (key: string) => keys.filter((other) => other === key).length;
  const [busiest] = [...new Set(keys)].sort((left, right) => count(right) - count(left));
  return records.filter(({ key }) => key === busiest).slice(0, 1);
}
