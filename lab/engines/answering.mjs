import { setTimeout as pause } from 'node:timers/promises';

const LIMIT_MILLISECONDS = 120_000;
const BETWEEN_TRIES_MILLISECONDS = 100;

/**
 * Repeats a request until it succeeds.
 * @param {string} who name for the error message
 * @param {() => Promise<unknown>} ask throws while there is no answer
 * @param {() => void} [stillThere] throws when further waiting is useless
 * @throws {Error} after two minutes, with the last error
 */
export async function untilItAnswers(who, ask, stillThere = () => {}) {
  const end = performance.now() + LIMIT_MILLISECONDS;
  for (;;) {
    stillThere();
    try {
      await ask();
      return;
    } catch (error) {
      if (performance.now() > end)
        throw new Error(`${who} did not answer in two minutes: ${error.message}`, { cause: error });
      await pause(BETWEEN_TRIES_MILLISECONDS);
    }
  }
}
