import { call, serverNow } from '@pothik/api-client';
import { dhakaDay, dhakaDayAfter, PERIOD_DAYS } from '@pothik/contracts/platform';
import { driverRoutes, notificationRoutes, rideRoutes, userRoutes } from '@pothik/contracts/routes';
import type { Me } from '@pothik/contracts/user';
import { rolesOf } from '../../../../access/access.rules';
import { everyPage, type Progress } from './every-page';

interface Reading {
  me: Me;
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

/** One part of what the platform stores about a person; its name is the key in the file and of its text. */
export interface OwnDataPart {
  name:
    | 'account'
    | 'rides'
    | 'places'
    | 'payments'
    | 'books'
    | 'driver'
    | 'vehicles'
    | 'earnings'
    | 'blocks'
    | 'notifications';
  /** Whose file has it; everybody's by default. */
  roles?: readonly Me['role'][];
  /** @throws {ApiRefusal} {NetworkFailure} */
  read: (reading: Reading) => Promise<unknown>;
}

/** Oldest first, so that a person can read them as they happened. */
const OLDEST_FIRST = { sort: 'createdAt' } as const;

/** Everything a person may read about himself, by the calls that his pages use. */
export const OWN_DATA_PARTS: readonly OwnDataPart[] = [
  { name: 'account', read: ({ signal }) => call(userRoutes.getMe, undefined, { signal }) },
  {
    name: 'rides',
    read: ({ me, signal, onProgress }) => {
      // Administrators are shown everybody's.
      const whose = isAdministrator(me) ? { user: me._id } : {};
      return everyPage(
        (page) => call(rideRoutes.rides, { ...page, ...OLDEST_FIRST, ...whose }, { signal }),
        onProgress,
      );
    },
  },
  { name: 'places', roles: ['RIDER'], read: ({ signal }) => call(rideRoutes.ownPlaces, undefined, { signal }) },
  {
    name: 'payments',
    roles: ['RIDER', 'DRIVER'],
    read: ({ signal, onProgress }) =>
      everyPage((page) => call(rideRoutes.ownPayments, { ...page, ...OLDEST_FIRST }, { signal }), onProgress),
  },
  { name: 'books', roles: ['DRIVER'], read: ({ signal }) => call(rideRoutes.statement, lastYear(), { signal }) },
  {
    name: 'driver',
    read: async ({ me, signal }) => (await call(driverRoutes.drivers, { user: me._id }, { signal })).data,
  },
  {
    name: 'vehicles',
    roles: ['RIDER', 'DRIVER'],
    read: ({ signal, onProgress }) =>
      everyPage((page) => call(driverRoutes.vehicles, { ...page, ...OLDEST_FIRST }, { signal }), onProgress),
  },
  { name: 'earnings', roles: ['DRIVER'], read: ({ signal }) => call(driverRoutes.earnings, {}, { signal }) },
  { name: 'blocks', roles: ['DRIVER'], read: ({ signal }) => call(driverRoutes.blockedRiders, undefined, { signal }) },
  { name: 'notifications', read: ({ signal }) => everyNotification(signal) },
];

/** The parts of a person's file. */
export const partsOf = ({ role }: Pick<Me, 'role'>): OwnDataPart[] =>
  OWN_DATA_PARTS.filter(({ roles = [role] }) => roles.includes(role));

/** The longest period of a statement. */
const lastYear = () => ({ from: dhakaDayAfter(dhakaDay(new Date(serverNow())), 1 - PERIOD_DAYS.maximum) });

const isAdministrator = ({ role }: Me): boolean => rolesOf('admin').includes(role);

async function everyNotification(signal: AbortSignal): Promise<unknown[]> {
  const found: unknown[] = [];
  for (let after = 0; ; ) {
    const { entries, last } = await call(notificationRoutes.feed, { after }, { signal });
    found.push(...entries);
    const newest = entries.at(-1)?.number;
    if (newest === undefined || newest >= last) return found;
    after = newest;
  }
}
