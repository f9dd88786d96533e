import { setTimeout as pause } from 'node:timers/promises';
import type { DistributedControl } from '../../e2e/support/distributed-control.js';
import { eventually } from '../../e2e/support/eventually.js';

/** How long an operator takes to notice a killed engine, in milliseconds. */
const NOTICED_AFTER_MS = 1_000;
const PATIENCE_MS = 180_000;

/** A process or engine that can be killed; `kill` resolves once it is started again. */
export interface Victim {
  what: string;
  kill(control: DistributedControl): Promise<void>;
}

/** A process of a service: the platform restarts it by itself. */
export const processOf = (name: string, instance: number): Victim => ({
  what: `${name} ${instance}`,
  kill: async (control) => {
    const startsOf = async () => {
      const processes = await control.processes();
      return processes.find((one) => one.name === name && one.instance === instance)?.starts ?? 0;
    };
    const before = await startsOf();
    await control.kill(name, instance);
    await eventually(async () => {
      if ((await startsOf()) === before) throw new Error(`${name} ${instance} is not started again`);
    }, PATIENCE_MS);
  },
});

/** An engine: restarted a second later, as by an operator. `node` is one of several brokers, counted from 1. */
export const engineOf = (engine: string, node?: number): Victim => ({
  what: node === undefined ? engine : `${engine}, broker ${node}`,
  kill: async (control) => {
    await control.killEngine(engine, node);
    await pause(NOTICED_AFTER_MS);
    await control.startEngine(engine, node);
  },
});

/** Waits until every process is ready and reaches every engine. */
export const everybodyReady = (control: DistributedControl): Promise<void> =>
  eventually(async () => {
    const waiting = (await control.ready()).filter(({ ready, degraded }) => !ready || degraded.length > 0);
    const words = waiting.map(
      ({ name, instance, down, degraded }) => `${name} ${instance} waits for ${[...down, ...degraded].join(', ')}`,
    );
    if (words.length > 0) throw new Error(words.join('; '));
  }, PATIENCE_MS);
