/** The parts of schemathesis' report that are read. */
export interface Report {
  test_cases: { generated: number; with_failures: number; errored: number };
}

export interface Round {
  /** Undefined when schemathesis wrote none. */
  report?: Report;
  exitCode: number;
  /** What made the round worthless, such as a session that ended. */
  problem?: string;
}

export function countsOf(rounds: readonly Round[]): { passed: number; failed: number; skipped: number };
export function roundsOf(seconds: number, seed: number): { seconds: number; seed: number }[];
