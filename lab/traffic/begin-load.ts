import { mailedCode } from '../../e2e/support/people.js';
import type { RunningPlatform } from '../../e2e/support/platform.js';
import { Load, type LoadOptions } from './load.js';
import { assemblePeople } from './people/assemble-people.js';
import { Gateways } from './session/gateways.js';

/** Pairs that ride continuously, beside the one for fresh rides. */
const PAIRS = 20;

interface BeginOptions extends LoadOptions {
  pairs?: number;
  /** The address of an entrance before the gateways; without it, people use the gateways in turn. */
  through?: string;
}

/** Registers the people and starts the load on a running platform, with which it ends. It needs the demonstration's administrator. */
export async function beginLoad(platform: RunningPlatform, options: BeginOptions): Promise<Load> {
  const gateways = new Gateways(options.through === undefined ? await gatewayUrls(platform) : [options.through]);
  platform.process.once('exit', () => gateways.close());
  try {
    const people = await assemblePeople(
      { gateways, mailedCode: (email) => mailedCode(platform, email) },
      (options.pairs ?? PAIRS) + 1,
    );
    const load = new Load(people, options);
    await load.start();
    return load;
  } catch (error) {
    // Else those who are here already would read their streams for ever.
    gateways.close();
    throw error;
  }
}

async function gatewayUrls({ url, control }: RunningPlatform): Promise<string[]> {
  if (control === undefined) return [url];
  const processes = await control.processes();
  return processes.filter(({ name }) => name === 'gateway').map(({ port }) => `http://127.0.0.1:${port}`);
}
