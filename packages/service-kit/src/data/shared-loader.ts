import { answeredInTime } from '@pothik/engines';
import DataLoader from 'dataloader';

/** The most keys of one query. */
const KEYS_MAXIMUM = 500;

/**
 * Loads by key. What is asked for while a query is running is read by the next one together: many calls at once need few
 * commands. Nothing is cached: every answer was read after it was asked for.
 * @param read an answer for each key, in their order; a key may be there several times; given up after `patienceMs`
 */
export function sharedLoader<T>(
  read: (keys: readonly string[]) => Promise<T[]>,
  patienceMs?: number,
): DataLoader<string, T> {
  const waiting: (() => void)[] = [];
  let running = false;
  const readNext = async (keys: readonly string[]) => {
    running = true;
    try {
      return await answeredInTime(read(keys), patienceMs);
    } finally {
      running = false;
      for (const dispatch of waiting.splice(0)) setImmediate(dispatch);
    }
  };
  return new DataLoader(readNext, {
    cache: false,
    maxBatchSize: KEYS_MAXIMUM,
    batchScheduleFn: (dispatch) => {
      if (running) waiting.push(dispatch);
      else setImmediate(dispatch);
    },
  });
}
