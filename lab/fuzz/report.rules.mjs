/**
 * The counts of a lane from schemathesis' reports, one for each round. A round that was not completed, or that ended
 * with a code no failure explains, is a failure of its own; one whose time ended before its first call is skipped.
 * @param {readonly import('./report.rules.mjs').Round[]} rounds
 * @returns {{ passed: number, failed: number, skipped: number }}
 */
export function countsOf(rounds) {
  const counts = rounds.map(({ report, exitCode, problem }) => {
    const { generated = 0, with_failures = 0, errored = 0 } = report?.test_cases ?? {};
    const failed = with_failures + errored;
    const isUnexplained = problem !== undefined || report === undefined || (exitCode !== 0 && failed === 0);
    const isEmpty = !isUnexplained && generated === 0;
    return { passed: generated - failed, failed: failed + (isUnexplained ? 1 : 0), skipped: isEmpty ? 1 : 0 };
  });
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** The longest round: a session's first token ends after 15 minutes, and a round begins with a fresh log-in. */
const ROUND_SECONDS = 300;

/**
 * The rounds of so many seconds: as few as possible, each at most five minutes, each with its own seed.
 * @param {number} seconds
 * @param {number} seed
 * @returns {{ seconds: number, seed: number }[]}
 */
export function roundsOf(seconds, seed) {
  const count = Math.ceil(seconds / ROUND_SECONDS);
  return Array.from({ length: count }, (_, round) => ({ seconds: Math.ceil(seconds / count), seed: seed + round }));
}
