import { setTimeout as pause } from 'node:timers/promises';
import type { ServiceName } from '@pothik/service-kit/host';
import type { Instance } from './instance.js';

const ANSWER_WITHIN_MS = 3_000;
const LOOKED_AT_EVERY_MS = 100;
/** Two cores start twelve processes in about 15 s; a machine that others use as well takes many times that. */
const READY_WITHIN_MS = 300_000;
/** A process with so many consecutive exits is given up. */
const DEATHS_GIVEN_UP_AT = 4;

export interface InstanceReadiness {
  name: ServiceName;
  instance: number;
  ready: boolean;
  /** What it needs and is away; its own name while it does not answer. */
  down: readonly string[];
  /** What else is away. */
  degraded: readonly string[];
}

/** Requests /health/ready. */
export async function readinessOfInstance({ plan }: Instance): Promise<InstanceReadiness> {
  const { name, instance, port } = plan;
  try {
    const response = await fetch(`http://127.0.0.1:${port}/health/ready`, {
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const { down, degraded } = (await response.json()) as { down: string[]; degraded: string[] };
    return { name, instance, ready: response.status === 200, down, degraded };
  } catch {
    // Not listening, or too busy to answer: not ready.
    return { name, instance, ready: false, down: [name], degraded: [] };
  }
}

/**
 * Waits until an instance is ready and reaches every engine.
 * @throws Error with the end of its log when it dies repeatedly, or misses something for longer than five minutes
 */
export async function untilReady(instance: Instance): Promise<void> {
  const patience = performance.now() + READY_WITHIN_MS;
  for (;;) {
    const { ready, down, degraded } = await readinessOfInstance(instance);
    if (ready && degraded.length === 0) return;
    if (instance.deathsInARow >= DEATHS_GIVEN_UP_AT) throw didNotStart(instance, 'dies whenever it is started');
    if (performance.now() > patience)
      throw didNotStart(instance, `is waiting for ${[...down, ...degraded].join(', ')}`);
    await pause(LOOKED_AT_EVERY_MS);
  }
}

const didNotStart = (instance: Instance, reason: string): Error =>
  new Error(`${instance.label} ${reason}; the end of its log ${instance.plan.logFile}:\n${instance.lastWords()}`);
