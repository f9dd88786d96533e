import { setTimeout as pause } from 'node:timers/promises';
import { within } from '../../clock/time-limit.js';
import { isRefusal } from './refusal.rules.js';

const PAUSE_MS = 200;

/**
 * Retries until it succeeds, is refused permanently, or the time is over: then throws the last error. One that takes
 * longer continues, but its result is ignored.
 */
export async function persist<T>(patienceMs: number, attempt: () => Promise<T>): Promise<T> {
  const end = Date.now() + patienceMs;
  for (;;) {
    try {
      return await within(end - Date.now(), attempt());
    } catch (error) {
      if (isRefusal(error) || Date.now() + PAUSE_MS >= end) throw error;
      await pause(PAUSE_MS);
    }
  }
}
