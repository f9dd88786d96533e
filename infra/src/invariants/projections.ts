import type { Owner } from '@pothik/contracts/platform';
import type { Document } from 'mongodb';

export interface OwnedCollection {
  owner: Owner;
  collection: string;
}

/** A projection's collection and its original. */
export interface Projection {
  copy: OwnedCollection;
  /** Which of the collection's documents; all by default. */
  which?: Document;
  /** One of these contains the original. */
  originals: readonly OwnedCollection[];
  /** Whether originals are purged in the end, their copies emptied. */
  mayGo: boolean;
}

const collectionOf = (owner: Owner, collection: string): OwnedCollection => ({ owner, collection });
const ACCOUNTS = collectionOf('auth', 'accounts');
const PROFILES = collectionOf('user', 'users');
const DRIVERS = collectionOf('driver', 'drivers');
const VEHICLES = collectionOf('driver', 'vehicles');
const RIDES = collectionOf('ride', 'rides');

const copies = (of: OwnedCollection, copy: OwnedCollection): Projection => ({
  copy,
  originals: [of],
  mayGo: of === ACCOUNTS,
});

/** Ride stores all its projections in one collection; a name's id begins with its kind. */
const OF_RIDE = collectionOf('ride', 'facts');
const A_NAME = { $regex: '^name/' };

/** Every projection of every service. */
export const PROJECTIONS: readonly Projection[] = [
  copies(RIDES, collectionOf('auth', 'ride_facts')),
  copies(DRIVERS, collectionOf('auth', 'driver_profile_facts')),
  copies(ACCOUNTS, collectionOf('user', 'account_facts')),
  copies(ACCOUNTS, collectionOf('driver', 'account_facts')),
  copies(PROFILES, collectionOf('driver', 'profile_facts')),
  copies(RIDES, collectionOf('driver', 'ride_facts')),
  { copy: OF_RIDE, which: { _id: A_NAME }, originals: [ACCOUNTS], mayGo: true },
  { copy: OF_RIDE, which: { _id: { $not: A_NAME } }, originals: [DRIVERS, VEHICLES, PROFILES], mayGo: false },
  copies(ACCOUNTS, collectionOf('notification', 'account_facts')),
  copies(PROFILES, collectionOf('notification', 'profile_facts')),
];

/** The id of the original. */
export const originalId = (id: string): string => id.replace(/^name\//, '');
