const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
const STEADY_AFTER_MS = 10_000;

/**
 * How often in a row a process has now died: one that lived for ten seconds starts counting anew, as under a container
 * runtime's restart policy.
 */
export function deathsInARow(before: number, livedMs: number): number {
  return livedMs >= STEADY_AFTER_MS ? 1 : before + 1;
}

/** Milliseconds until a process that died `deaths` times in a row is started again: 100, doubled each time, at most 5,000. */
export function pauseBeforeRestart(deaths: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (deaths - 1));
}
