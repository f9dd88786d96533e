/** Longer than a platform takes that has to be killed. */
const EACH_WITHIN_MS = 120_000;

/**
 * Closes the parts of a test in turn: each one, also when one before it failed or takes too long.
 * @throws the failure; with several, one error that has them all
 */
export async function closeAll(parts: readonly (() => unknown)[], eachWithinMs = EACH_WITHIN_MS): Promise<void> {
  const failures: unknown[] = [];
  for (const close of parts) {
    try {
      await inTime(close, eachWithinMs);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new AggregateError(failures, failures.map(String).join('\n'));
}

async function inTime(close: () => unknown, withinMs: number): Promise<void> {
  let patience: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    patience = setTimeout(() => reject(new Error(`Did not close within ${withinMs} ms: ${close}`)), withinMs);
  });
  try {
    await Promise.race([close(), late]);
  } finally {
    clearTimeout(patience);
  }
}
