import { keptPlate, searchedPlate } from '@pothik/contracts/driver';
import { sameNumberKey } from '@pothik/contracts/platform';
import { rideNumber, typedRideNumber } from '@pothik/contracts/ride';
import type { Ride } from './ride.rules.js';

/** What a ride is found by, beside its people. Absent in rides from before it was stored, until they change. */
export interface RideSearchKeys {
  /** Its short number. */
  number?: string;
  /** The plate as it is on the ride, its last block of digits, and the last four of them: people type any of these. */
  plateKeys?: string[];
}

const LAST_DIGITS = 4;
/** Fewer characters of a plate would find nearly everything. */
const PLATE_KEY_MINIMUM = 3;

/** The keys that are stored with a ride. */
export const searchKeysOf = (id: string, ride: Pick<Ride, 'vehicle'>): Required<RideSearchKeys> => ({
  number: rideNumber(id),
  plateKeys: plateKeysOf(ride.vehicle?.vehicleLicense),
});

function plateKeysOf(plate: string | undefined): string[] {
  if (!plate) return [];
  const key = sameNumberKey(keptPlate(plate));
  const digits = key.match(/\d+$/)?.[0] ?? '';
  return [...new Set([key, digits, digits.slice(-LAST_DIGITS)])].filter((each) => each !== '');
}

const ID = /^[0-9a-f]{24}$/i;

/** What a text may be: a ride's number, typed or as the end of its id; the beginning of a plate's key. */
export function readSearch(typed: string): { number?: string; plateKey?: string } {
  const number = ID.test(typed) ? rideNumber(typed) : typedRideNumber(typed);
  const key = sameNumberKey(searchedPlate(typed) ?? typed);
  const isPlate = key.length >= PLATE_KEY_MINIMUM && /^[\p{L}\p{M}\p{N}]+$/u.test(key);
  return { ...(number ? { number } : {}), ...(isPlate ? { plateKey: key } : {}) };
}
