import type { Owner } from '@pothik/contracts/platform';
import type { Document } from 'mongodb';

export interface Place {
  owner: Owner;
  collection: string;
}

/** What one service copies of another, and where the original is. */
export interface Replica {
  copy: Place;
  /** Which of the collection's documents. */
  which?: Document;
  /** One of these has the original. */
  originals: readonly Place[];
  /** Whether originals are removed in the end, their copies emptied. */
  mayGo: boolean;
}

const place = (owner: Owner, collection: string): Place => ({ owner, collection });
const ACCOUNTS = place('auth', 'accounts');
const PROFILES = place('user', 'users');
const DRIVERS = place('driver', 'drivers');
const VEHICLES = place('driver', 'vehicles');
const RIDES = place('ride', 'rides');

const copies = (of: Place, copy: Place): Replica => ({ copy, originals: [of], mayGo: of === ACCOUNTS });

/** Ride keeps everything in one collection; a name's id begins with its kind. */
const OF_RIDE = place('ride', 'facts');
const A_NAME = { $regex: '^name/' };

/** Every projection of every service. */
export const REPLICAS: readonly Replica[] = [
  copies(RIDES, place('auth', 'ride_facts')),
  copies(DRIVERS, place('auth', 'driver_profile_facts')),
  copies(ACCOUNTS, place('user', 'account_facts')),
  copies(ACCOUNTS, place('driver', 'account_facts')),
  copies(PROFILES, place('driver', 'profile_facts')),
  copies(RIDES, place('driver', 'ride_facts')),
  { copy: OF_RIDE, which: { _id: A_NAME }, originals: [ACCOUNTS], mayGo: true },
  { copy: OF_RIDE, which: { _id: { $not: A_NAME } }, originals: [DRIVERS, VEHICLES, PROFILES], mayGo: false },
  copies(ACCOUNTS, place('notification', 'account_facts')),
  copies(PROFILES, place('notification', 'profile_facts')),
];

/** The id of the original. */
export const originalId = (id: string): string => id.replace(/^name\//, '');
