const PAUSE_STEP_MS = 100;
const PAUSE_MAXIMUM_MS = 1_000;

/** Pause before the next attempt to connect: 100 ms after the first failure, growing to 1 s; for ever. */
export function reconnectPauseMs(attempt: number): number {
  return Math.min(attempt * PAUSE_STEP_MS, PAUSE_MAXIMUM_MS);
}

/** The beginnings of Redis' temporary errors: starting, busy, without its primary, without disk or memory. */
const NOT_NOW = /^(LOADING|BUSY|TRYAGAIN|MASTERDOWN|CLUSTERDOWN|READONLY|NOREPLICAS|MISCONF|OOM)\b/;

/**
 * What may be logged of an error of the client: it carries the command with its arguments, among them the password of a
 * refused log-in, and keys with people's e-mails.
 */
export function withoutArguments(error: unknown): unknown {
  if (!(error instanceof Error) || !('command' in error)) return error;
  const { message, name, stack } = error;
  const { name: command } = error.command as { name?: string };
  return Object.assign(new Error(message), { name, stack, command });
}

/** Whether a command failed because Redis is unavailable or cannot serve now; other errors are bugs of ours. */
export function isRedisUnavailable(error: unknown): boolean {
  if (!(error instanceof Error) || error.name !== 'ReplyError') return true;
  return NOT_NOW.test(error.message);
}
