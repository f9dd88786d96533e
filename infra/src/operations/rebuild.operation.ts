import { authHttp } from '@pothik/contracts/auth';
import { driverHttp } from '@pothik/contracts/driver';
import type { Owner } from '@pothik/contracts/platform';
import { rideHttp } from '@pothik/contracts/ride';
import { userHttp } from '@pothik/contracts/user';
import type { RepublishedPage, ServiceCaller } from '@pothik/service-kit';
import { OperationRefusal } from '../refusals/operation-refusal.types.js';
import { type Operation } from './operation.js';
import { withCaller } from './owner-caller.js';

/** Where a page begins: after this id; empty for the first one. */
type From = { after?: string };

interface Original {
  owner: Owner;
  republish(caller: ServiceCaller, from: From): Promise<RepublishedPage>;
}

/** What the owners publish again. */
const ORIGINALS = {
  accounts: { owner: 'auth', republish: (caller, from) => caller.call(authHttp.restate, from) },
  profiles: { owner: 'user', republish: (caller, from) => caller.call(userHttp.restate, from) },
  vehicles: {
    owner: 'driver',
    republish: (caller, from) => caller.call(driverHttp.restate, { of: 'vehicles', ...from }),
  },
  drivers: {
    owner: 'driver',
    republish: (caller, from) => caller.call(driverHttp.restate, { of: 'drivers', ...from }),
  },
  blocks: {
    owner: 'driver',
    republish: (caller, from) => caller.call(driverHttp.restate, { of: 'blocks', ...from }),
  },
  rides: { owner: 'ride', republish: (caller, from) => caller.call(rideHttp.restate, from) },
} as const satisfies Record<string, Original>;

type OriginalName = keyof typeof ORIGINALS;

/**
 * What each projection is made from, in the order in which it is published: keyed by the service that stores the projection
 * and the projection's name. `all` publishes everything once, for every service.
 */
export const PROJECTIONS: Readonly<Record<string, readonly OriginalName[]>> = {
  'auth rides': ['rides'],
  'auth drivers': ['drivers'],
  'user accounts': ['accounts'],
  'driver people': ['accounts', 'profiles'],
  'driver rides': ['rides'],
  'ride drivers': ['vehicles', 'drivers'],
  'ride blocks': ['blocks'],
  'ride people': ['accounts', 'profiles'],
  'notification people': ['accounts', 'profiles'],
  'notification drivers': ['drivers'],
  all: ['accounts', 'profiles', 'vehicles', 'drivers', 'blocks', 'rides'],
};

/** Rebuilds a projection while everything runs: its owners republish the snapshot of every aggregate. */
export const rebuildProjection: Operation = {
  use: 'rebuild <service> <projection> | rebuild all',
  meaning: `rebuilds a projection from its owners while the platform runs: ${Object.keys(PROJECTIONS).join(', ')}`,
  run: async (args, variables) => {
    const name = args.join(' ');
    const originals = PROJECTIONS[name];
    if (originals === undefined)
      throw new OperationRefusal(`Name a projection: ${Object.keys(PROJECTIONS).join(', ')}.`);
    const owners = [...new Set(originals.map((original) => ORIGINALS[original].owner))];
    console.log(await withCaller('rebuild', owners, variables, (caller) => rebuild(caller, name)));
  },
};

/**
 * Returns a sentence with the numbers of republished aggregates. An interrupted rebuild is repeated: republishing twice
 * changes nothing.
 */
export async function rebuild(caller: ServiceCaller, name: string): Promise<string> {
  const told: string[] = [];
  for (const original of PROJECTIONS[name] ?? []) told.push(`${await republishAll(caller, original)} ${original}`);
  const reader = name === 'all' ? 'every service' : name.split(' ')[0];
  return `Told again: ${told.join(', ')}; ${reader} stores them as soon as it has consumed the events.`;
}

async function republishAll(caller: ServiceCaller, original: OriginalName): Promise<number> {
  let total = 0;
  for (let after: string | null | undefined; after !== null; ) {
    const page = await ORIGINALS[original].republish(caller, after === undefined ? {} : { after });
    total += page.told;
    after = page.last;
  }
  return total;
}
