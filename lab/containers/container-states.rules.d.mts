/** One container of the compose project, as `docker inspect` shows it. */
export interface ContainerState {
  id: string;
  service: string;
  status: string;
  exitCode: number;
  /** Whether it does one thing and ends: nothing starts it again then. */
  ends: boolean;
  /** Undefined without a health check. */
  health: string | undefined;
  /** Milliseconds since the epoch. */
  startedAt: number;
  /** When a health check that is still known passed; NaN before. */
  healthyAt: number;
}
/** What is not yet as it should be, a few words for each container. */
export function waitingFor(states: readonly ContainerState[]): string[];
/** Milliseconds from its start until its health check passed; undefined before, and without a health check. */
export function startOf(state: Pick<ContainerState, 'startedAt' | 'healthyAt'>): number | undefined;
