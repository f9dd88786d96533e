import { OWNERS, type Owner, topicOf } from '@pothik/contracts/platform';
import { type ConsumedRecord, type EventLog, type LogRecord } from '@pothik/engines';
import { DeadLetters } from '@pothik/service-kit/host';
import { eventually } from '../../../e2e/support/eventually.js';
import { GROUPS } from './consuming-groups.table.js';

/** Enough for thousands of records on two cores. */
const PATIENCE_MS = 240_000;
const BATCH = 200;

export async function recordsOf(log: EventLog, owner: Owner): Promise<ConsumedRecord[]> {
  const records: ConsumedRecord[] = [];
  for await (const record of log.read(topicOf(owner))) records.push(record);
  return records;
}

export async function appendAll(log: EventLog, owner: Owner, records: readonly LogRecord[]): Promise<void> {
  for (let from = 0; from < records.length; from += BATCH) {
    const batch = records.slice(from, from + BATCH).map(({ key, value, headers }) => ({ key, value, headers }));
    await log.append(topicOf(owner), batch);
  }
}

/** The groups that have a dead letter of a record, each with the reason. */
export async function givenUp(
  log: EventLog,
  owner: Owner,
  value: string,
): Promise<{ group: string; reason: string }[]> {
  const letters = await new DeadLetters(log).list(topicOf(owner));
  return letters
    .filter(({ record }) => record.value === value)
    .map(({ group, reason }) => ({ group, reason }))
    .sort((left, right) => left.group.localeCompare(right.group));
}

/**
 * Waits until every group has consumed the present end of these keys' partitions: appends an unreadable record to each
 * and waits for its dead letter from every group.
 */
export async function untilConsumed(log: EventLog, owner: Owner, keys: readonly string[]): Promise<void> {
  const marks = keys.map((key) => ({ key, value: `mark ${crypto.randomUUID()}`, headers: {} }));
  await appendAll(log, owner, marks);
  for (const { value } of marks)
    await eventually(async () => {
      const groups = (await givenUp(log, owner, value)).map(({ group }) => group);
      if (groups.join() !== [...GROUPS[owner]].join())
        throw new Error(`${owner}: only ${groups.join()} consumed the marker so far`);
    }, PATIENCE_MS);
}

/** Waits for every partition that has records, by one key of each. */
export async function untilAllConsumed(log: EventLog): Promise<void> {
  for (const owner of OWNERS) {
    const keys = new Map((await recordsOf(log, owner)).map(({ partition, key }) => [partition, key]));
    await untilConsumed(log, owner, [...keys.values()]);
  }
}
