import { prepareLabOrExit } from './install.mjs';

const SIGNAL_CODES = { SIGINT: 130, SIGTERM: 143 };

/**
 * Runs a program of test lanes: `--help` prints its use; anything else prepares the workspace and the lab first. An error ends it with code 1.
 * @param {string} use what `--help` prints
 * @param {(words: string[]) => Promise<void>} main sets the exit code; gets the words after the program's name
 */
export async function runLaneProgram(use, main) {
  if (process.argv.includes('--help')) {
    console.log(use);
    return;
  }
  await prepareLabOrExit();
  await main(process.argv.slice(2)).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}

/**
 * Gives a function that ends what the program started, once, however often it is called; a signal calls it and then exits.
 * @param {() => Promise<void>} end
 */
export function endingOnce(end) {
  let ending;
  const endOnce = () => {
    ending ??= end();
    return ending;
  };
  for (const [signal, code] of Object.entries(SIGNAL_CODES))
    process.once(signal, () => endOnce().finally(() => process.exit(code)));
  return endOnce;
}

/** A lane of one skipped test, with the remark that says why it did not run. */
export const skippedLane = (name, reason) => ({
  lanes: [{ name, run: async () => ({ passed: 0, failed: 0, skipped: 1 }) }],
  remark: `did not run: ${name} (${reason})`,
});
