import { NoAnswer, within } from '@pothik/engines';

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
      await within(eachWithinMs, (async () => close())());
    } catch (error) {
      const isLate = error instanceof NoAnswer;
      failures.push(isLate ? new Error(`Did not close within ${eachWithinMs} ms: ${close}`, { cause: error }) : error);
    }
  }
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new AggregateError(failures, failures.map(String).join('\n'));
}
