import { z } from 'zod';
import type { SharedKey } from '../platform/shared-text.js';

/** The places of everybody of a kind, such as the free drivers with a CNG: a geo set of Redis by id. */
export const nearbyPlacesKey = (kind: string): string => `nearby:${kind}`;
/** When each of them told it, in milliseconds since the epoch: a sorted set of Redis by id. */
export const nearbyTimesKey = (kind: string): string => `nearby-times:${kind}`;

/** What the instances of driver share in the key-value store, by name; of a set, the form and value of one member. */
export const driverKeys = {
  nearbyPlaces: { key: nearbyPlacesKey('{kind}'), form: 'text', value: z.string() },
  nearbyTimes: { key: nearbyTimesKey('{kind}'), form: 'text', value: z.string() },
} as const satisfies Record<string, SharedKey>;
