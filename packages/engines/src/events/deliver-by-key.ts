import type { ConsumedRecord } from './event-log.js';

/** The most records of a partition that are handled together. */
export const TOGETHER_MAXIMUM = 64;

/**
 * Delivers records of different keys at the same time, and those of one key one after another. A record that is not done
 * stops those of its key. Resolves, or rejects with the first failure, when none is being delivered any more.
 * @param deliver resolves to true when the record is done
 * @param onDone called with the number of leading records that are done, whenever it has grown
 */
export async function deliverByKey<R extends Pick<ConsumedRecord, 'key'>>(
  records: readonly R[],
  deliver: (record: R) => Promise<boolean>,
  onDone: (leading: number) => void,
): Promise<void> {
  const isDone = records.map(() => false);
  let leading = 0;
  const done = (index: number) => {
    isDone[index] = true;
    if (index !== leading) return;
    while (isDone[leading]) leading += 1;
    onDone(leading);
  };
  const outcomes = await Promise.allSettled(
    indexesByKey(records).map(async (indexes) => {
      for (const index of indexes) {
        if (!(await deliver(records[index] as R))) return;
        done(index);
      }
    }),
  );
  // Only when none runs any more.
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

function indexesByKey(records: readonly Pick<ConsumedRecord, 'key'>[]): number[][] {
  const byKey = new Map<string, number[]>();
  records.forEach(({ key }, index) => {
    byKey.set(key, [...(byKey.get(key) ?? []), index]);
  });
  return [...byKey.values()];
}
