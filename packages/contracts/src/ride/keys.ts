import { counter } from '../platform/counter.js';
import type { SharedKey } from '../platform/shared-text.js';

/** Counts a person's look-ups of the SOS of rides. */
export const sosLookUpsOfPersonKey = (personId: string): string => `rate:sos-look-ups:${personId}`;

/** What the instances of ride share in the key-value store, by name. */
export const rideKeys = {
  sosLookUpsOfPerson: { key: sosLookUpsOfPersonKey('{personId}'), ...counter },
} as const satisfies Record<string, SharedKey>;
