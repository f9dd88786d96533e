const PAUSE_STEP_MS = 100;
const PAUSE_MAXIMUM_MS = 1_000;

/** Pause before the next attempt to connect: 100 ms after the first failure, growing to 1 s; for ever. */
export function reconnectPauseMs(attempt: number): number {
  return Math.min(attempt * PAUSE_STEP_MS, PAUSE_MAXIMUM_MS);
}

/** How Redis begins an answer that says "not now": starting, busy, without its primary, without disk or memory. */
const NOT_NOW = /^(LOADING|BUSY|TRYAGAIN|MASTERDOWN|CLUSTERDOWN|READONLY|NOREPLICAS|MISCONF|OOM)\b/;

/** Whether a failed command failed because Redis is away or cannot serve now; its other answers are mistakes of ours. */
export function isRedisAway(error: unknown): boolean {
  if (!(error instanceof Error) || error.name !== 'ReplyError') return true;
  return NOT_NOW.test(error.message);
}
