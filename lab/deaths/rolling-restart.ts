import { setTimeout as pause } from 'node:timers/promises';
import type { DistributedControl, Ending } from '../../e2e/support/distributed-control.js';
import type { Gateways } from '../traffic/session/gateways.js';
import { everybodyReady } from './kill.js';

/** How long a load balancer takes to close its connections to a removed gateway, in milliseconds. */
const LEFT_OUT_AFTER_MS = 500;

/** How long the restart of one instance took, in milliseconds. */
export interface Restart {
  what: string;
  stopMs: number;
  startMs: number;
  ending: Ending | null;
}

/** Stops one instance gracefully and starts it again; a gateway gets no new requests meanwhile. Resolves when ready. */
export async function restart(
  control: DistributedControl,
  gateways: Gateways,
  { name, instance }: { name: string; instance: number },
): Promise<Restart> {
  const { port } = (await control.processes()).find((one) => one.name === name && one.instance === instance) ?? {};
  const door = `http://127.0.0.1:${port}`;
  if (name === 'gateway') {
    gateways.leaveOut(door);
    await pause(LEFT_OUT_AFTER_MS);
  }
  const began = performance.now();
  const ending = await control.stopService(name, instance);
  const stopped = performance.now();
  await control.startService(name, instance);
  await everybodyReady(control);
  gateways.restore(door);
  return { what: `${name} ${instance}`, stopMs: stopped - began, startMs: performance.now() - stopped, ending };
}

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1).padStart(7);

/** A row for each instance: seconds until it exited, and from then until it was ready again. */
export const restartTable = (restarts: readonly Restart[]): string =>
  restarts.map(({ what, stopMs, startMs }) => `${what.padEnd(16)}${seconds(stopMs)}${seconds(startMs)}`).join('\n');
