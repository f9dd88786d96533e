/** How a failing handler is retried. Pauses in milliseconds. */
export interface RetryPolicy {
  /** The number of attempts, the first one included; after the last the record becomes a dead letter. */
  attempts: number;
  firstPauseMs: number;
  longestPauseMs: number;
  /** How long an attempt may take: far longer than any takes that ends at all. A longer one is like an unavailable engine. */
  patienceMs: number;
}

export const RETRY_POLICY: RetryPolicy = {
  attempts: 8,
  firstPauseMs: 200,
  longestPauseMs: 30_000,
  patienceMs: 60_000,
};

/** The pause after the n-th failure: it doubles from the first one, up to the longest. */
export const pauseAfter = (failures: number, { firstPauseMs, longestPauseMs }: RetryPolicy): number =>
  Math.min(firstPauseMs * 2 ** Math.min(failures - 1, 30), longestPauseMs);

/** Whether a record is given up: after its last attempt. */
export const isGivenUp = (failures: number, { attempts }: RetryPolicy): boolean => failures >= attempts;
