const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
const STEADY_AFTER_MS = 10_000;

/**
 * The consecutive deaths of a process, this one included: after ten seconds of life counting starts again, as under a container
 * runtime's restart policy.
 */
export function deathsInARow(before: number, livedMs: number): number {
  return livedMs >= STEADY_AFTER_MS ? 1 : before + 1;
}

/** Milliseconds before a process with `deaths` consecutive deaths is restarted: 100, doubled each time, at most 5,000. */
export function pauseBeforeRestart(deaths: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (deaths - 1));
}
