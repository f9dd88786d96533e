/** What a check found of one dependency. */
export interface Readiness {
  name: string;
  /** Whether it answered. */
  up: boolean;
  /** Without it the process answers no call; without another it works, degraded. */
  needed: boolean;
}

/** What `/health/ready` says of a process. */
export interface ReadinessAnswer {
  /** Whether everything that the process needs is available. */
  ready: boolean;
  /** What it needs and is away. */
  down: string[];
  /** What else is away: some calls are refused or slower meanwhile. */
  degraded: string[];
}

/** Whether a process can answer, from the checks of all its dependencies. */
export function readinessFrom(checks: readonly Readiness[]): ReadinessAnswer {
  const away = checks.filter(({ up }) => !up);
  const down = away.filter(({ needed }) => needed).map(({ name }) => name);
  const degraded = away.filter(({ needed }) => !needed).map(({ name }) => name);
  return { ready: down.length === 0, down, degraded };
}

/** The checks that differ from the last ones, by name; a dependency that was never checked counts as available. */
export const changesSince = (before: ReadonlyMap<string, boolean>, checks: readonly Readiness[]): Readiness[] =>
  checks.filter(({ name, up }) => (before.get(name) ?? true) !== up);
