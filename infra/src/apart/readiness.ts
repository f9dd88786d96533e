import { setTimeout as pause } from 'node:timers/promises';
import type { ServiceName } from '@pothik/service-kit';
import type { Replica } from './replica.js';

const ANSWER_WITHIN_MS = 3_000;
const LOOKED_AT_EVERY_MS = 100;
/** Two cores start twelve processes in a quarter of a minute. */
const READY_WITHIN_MS = 120_000;
/** Who dies so often in a row will not come up. */
const DEATHS_GIVEN_UP_AT = 4;

export interface ReplicaReadiness {
  name: ServiceName;
  replica: number;
  ready: boolean;
  /** What it is waiting for; itself while it does not answer. */
  down: readonly string[];
}

/** Asks /health/ready. */
export async function readinessOfReplica({ plan }: Replica): Promise<ReplicaReadiness> {
  const { name, replica, port } = plan;
  try {
    const response = await fetch(`http://127.0.0.1:${port}/health/ready`, {
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const { down } = (await response.json()) as { down: string[] };
    return { name, replica, ready: response.status === 200, down };
  } catch {
    // Not listening, or too busy to say: not ready either way.
    return { name, replica, ready: false, down: [name] };
  }
}

/** @throws Error with the end of its log when a replica dies again and again, or is not ready within two minutes */
export async function untilReady(replica: Replica): Promise<void> {
  const patience = performance.now() + READY_WITHIN_MS;
  for (;;) {
    const { ready, down } = await readinessOfReplica(replica);
    if (ready) return;
    if (replica.deathsInARow >= DEATHS_GIVEN_UP_AT) throw didNotStart(replica, 'dies whenever it is started');
    if (performance.now() > patience) throw didNotStart(replica, `is waiting for ${down.join(', ')}`);
    await pause(LOOKED_AT_EVERY_MS);
  }
}

const didNotStart = (replica: Replica, reason: string): Error =>
  new Error(`${replica.label} ${reason}; its log ${replica.plan.logFile} ends so:\n${replica.lastWords()}`);
