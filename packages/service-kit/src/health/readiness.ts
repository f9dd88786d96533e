import { setTimeout as pause } from 'node:timers/promises';

export interface Readiness {
  name: string;
  up: boolean;
}

/** Something that a service cannot work without. `ping` rejects while it is unavailable. */
export interface Dependency {
  name: string;
  ping(): Promise<unknown>;
}

const ANSWER_WITHIN_MS = 2_000;

/** Pings all dependencies at once; one that does not answer within two seconds is down. */
export function readinessOf(dependencies: readonly Dependency[]): Promise<Readiness[]> {
  return Promise.all(dependencies.map(async ({ name, ping }) => ({ name, up: await answers(ping) })));
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
