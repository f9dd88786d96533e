import { setTimeout as pause } from 'node:timers/promises';
import { within } from '../../clock/time-limit.js';
import { isRefusal } from './refusal.rules.js';

const PAUSE_MS = 200;

/**
 * Tries until it succeeds, is refused for good, or the patience is over; gives the last error then. An attempt that takes
 * longer goes on unheard.
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
