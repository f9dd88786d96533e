import { setTimeout as pause } from 'node:timers/promises';
import { NoAnswer, within } from '../../clock/time-limit.js';
import { isLogInRefusal, isRefusal } from './refusal.rules.js';

const PAUSE_MS = 200;

/**
 * Retries until it succeeds, is refused permanently, or the time is over: then throws the error of the last attempt that
 * finished. One that takes longer continues, but its result is ignored.
 */
export async function persist<T>(patienceMs: number, attempt: () => Promise<T>): Promise<T> {
  const end = Date.now() + patienceMs;
  let reason: unknown;
  for (;;) {
    try {
      return await within(end - Date.now(), attempt());
    } catch (error) {
      if (isRefusal(error) || isLogInRefusal(error)) throw error;
      if (!(error instanceof NoAnswer)) reason = error;
      if (Date.now() + PAUSE_MS >= end) throw reason ?? error;
      await pause(PAUSE_MS);
    }
  }
}
