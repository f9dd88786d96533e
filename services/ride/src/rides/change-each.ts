/** Changes written at the same time. */
const WIDTH = 16;

/** Changes every item although some fail; throws AggregateError with the failures at the end. */
export async function changeEach<T>(items: readonly T[], change: (item: T) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (let start = 0; start < items.length; start += WIDTH) {
    const outcomes = await Promise.allSettled(items.slice(start, start + WIDTH).map(change));
    for (const outcome of outcomes) if (outcome.status === 'rejected') failures.push(outcome.reason);
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${items.length} changes failed`);
}
