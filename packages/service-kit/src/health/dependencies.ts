import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '@pothik/engines';
import { changesSince, type Readiness } from './readiness.rules.js';

/** Something that a service uses. `ping` rejects while it is unavailable. */
export interface Dependency {
  name: string;
  /** Whether the service answers no call without it. */
  needed: boolean;
  ping(): Promise<unknown>;
}

const ANSWER_WITHIN_MS = 2_000;

/** The dependencies of a service. Whoever checks them, a change is logged once. */
export class Dependencies {
  private readonly last = new Map<string, boolean>();

  constructor(
    private readonly all: readonly Dependency[],
    private readonly logger: Logger,
  ) {}

  /** Pings all at once; one that does not answer within two seconds is away. */
  async check(): Promise<Readiness[]> {
    const checks = await Promise.all(
      this.all.map(async ({ name, needed, ping }) => ({ name, needed, up: await answers(ping) })),
    );
    for (const change of changesSince(this.last, checks)) this.tell(change);
    for (const { name, up } of checks) this.last.set(name, up);
    return checks;
  }

  private tell({ name: dependency, up, needed }: Readiness): void {
    if (up) this.logger.info({ dependency }, 'a dependency is available again');
    else if (needed) this.logger.warn({ dependency }, 'not ready: a dependency is away');
    else this.logger.warn({ dependency }, 'degraded: a dependency is away');
  }
}

async function answers(ping: () => Promise<unknown>): Promise<boolean> {
  const given = new AbortController();
  const late = pause(ANSWER_WITHIN_MS, false, { signal: given.signal, ref: false }).catch(() => false);
  const answered = ping().then(
    () => true,
    () => false,
  );
  const isUp = await Promise.race([answered, late]);
  given.abort();
  return isUp;
}
