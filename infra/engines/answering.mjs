import { setTimeout as pause } from 'node:timers/promises';

const LIMIT_MILLISECONDS = 120_000;
const BETWEEN_TRIES_MILLISECONDS = 100;

/**
 * Asks again and again until the question is answered.
 * @param {string} who stands in the error
 * @param {() => Promise<unknown>} ask throws as long as there is no answer
 * @param {() => void} [stillThere] throws when waiting has become useless
 * @throws {Error} after two minutes, with the last refusal
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
