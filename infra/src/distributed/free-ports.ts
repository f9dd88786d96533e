import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ephemeral range of operating systems: no outgoing connection takes the port of a process that restarts. */
const LOWEST = 20_000;
const HIGHEST = 29_999;

/** `count` different loopback ports that are free now. `taken`: those that somebody will listen on. */
export async function freePorts(count: number, taken: readonly number[] = []): Promise<number[]> {
  const found = new Set<number>();
  while (found.size < count) {
    const port = randomInt(LOWEST, HIGHEST + 1);
    if (!taken.includes(port) && !found.has(port) && (await isFree(port))) found.add(port);
  }
  return [...found];
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const listens = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (listens) await new Promise((resolve) => probe.close(resolve));
  return listens;
}
