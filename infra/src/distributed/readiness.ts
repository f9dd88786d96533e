import { setTimeout as pause } from 'node:timers/promises';
import type { ServiceName } from '@pothik/service-kit/host';
import type { Instance } from './instance.js';

const ANSWER_WITHIN_MS = 3_000;
const LOOKED_AT_EVERY_MS = 100;
/** Two cores start twelve processes in a quarter of a minute. */
const READY_WITHIN_MS = 120_000;
/** Who dies so often in a row will not come up. */
const DEATHS_GIVEN_UP_AT = 4;

export interface InstanceReadiness {
  name: ServiceName;
  instance: number;
  ready: boolean;
  /** What it is waiting for; itself while it does not answer. */
  down: readonly string[];
}

/** Asks /health/ready. */
export async function readinessOfInstance({ plan }: Instance): Promise<InstanceReadiness> {
  const { name, instance, port } = plan;
  try {
    const response = await fetch(`http://127.0.0.1:${port}/health/ready`, {
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const { down } = (await response.json()) as { down: string[] };
    return { name, instance, ready: response.status === 200, down };
  } catch {
    // Not listening, or too busy to say: not ready either way.
    return { name, instance, ready: false, down: [name] };
  }
}

/** @throws Error with the end of its log when a instance dies again and again, or is not ready within two minutes */
export async function untilReady(instance: Instance): Promise<void> {
  const patience = performance.now() + READY_WITHIN_MS;
  for (;;) {
    const { ready, down } = await readinessOfInstance(instance);
    if (ready) return;
    if (instance.deathsInARow >= DEATHS_GIVEN_UP_AT) throw didNotStart(instance, 'dies whenever it is started');
    if (performance.now() > patience) throw didNotStart(instance, `is waiting for ${down.join(', ')}`);
    await pause(LOOKED_AT_EVERY_MS);
  }
}

const didNotStart = (instance: Instance, reason: string): Error =>
  new Error(`${instance.label} ${reason}; its log ${instance.plan.logFile} ends so:\n${instance.lastWords()}`);
