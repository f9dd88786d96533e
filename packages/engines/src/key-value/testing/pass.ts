import { setTimeout as pause } from 'node:timers/promises';

/** Redis counts whole milliseconds and a timer may be early by one. */
const TIMER_SLACK_MS = 3;

/** Lets at least this many milliseconds pass for a Redis on this machine. */
export async function pass(ms: number): Promise<void> {
  await pause(ms + TIMER_SLACK_MS);
}
