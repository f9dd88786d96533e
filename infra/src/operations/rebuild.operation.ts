import { driverHttp } from '@pothik/contracts/driver';
import type { Owner } from '@pothik/contracts/platform';
import type { ServiceCaller } from '@pothik/service-kit';
import { OperationRefusal } from '../refusals/operation-refusal.types.js';
import { type Operation } from './operation.js';
import { withCaller } from './owner-caller.js';

interface Rebuild {
  /** The service that owns the originals. */
  owner: Owner;
  run: (caller: ServiceCaller) => Promise<string>;
}

/** Keyed by the service that stores the projection and the projection's name. */
const REBUILDS: Readonly<Record<string, Rebuild>> = {
  'ride drivers': { owner: 'driver', run: rebuildDrivers },
};

/** Rebuilds a projection while everything runs: its owner republishes the snapshot of every aggregate. */
export const rebuildProjection: Operation = {
  use: 'rebuild <service> <projection>',
  meaning: `rebuilds a projection from its owner while the platform runs: ${Object.keys(REBUILDS).join(', ')}`,
  run: async (args, variables) => {
    const rebuild = REBUILDS[args.join(' ')];
    if (rebuild === undefined) throw new OperationRefusal(`Name a projection: ${Object.keys(REBUILDS).join(', ')}.`);
    console.log(await withCaller('rebuild', rebuild.owner, variables, rebuild.run));
  },
};

/** Returns a sentence with the numbers of republished aggregates. An interrupted rebuild is repeated: republishing twice changes nothing. */
export async function rebuildDrivers(caller: ServiceCaller): Promise<string> {
  const vehicles = await republishAll(caller, 'vehicles');
  const drivers = await republishAll(caller, 'drivers');
  return `${drivers} drivers and ${vehicles} vehicles are told again; ride stores them as soon as it has consumed the events.`;
}

async function republishAll(caller: ServiceCaller, of: 'drivers' | 'vehicles'): Promise<number> {
  let total = 0;
  for (let after: string | null | undefined; after !== null; ) {
    const page: { told: number; last: string | null } = await caller.call(driverHttp.restate, {
      of,
      ...(after === undefined ? {} : { after }),
    });
    total += page.told;
    after = page.last;
  }
  return total;
}
