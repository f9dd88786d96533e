import { z } from 'zod';
import { counter } from '../platform/counter.js';
import { point } from '../platform/point.js';
import type { SharedKey } from '../platform/shared-text.js';

/** The places of everybody of a kind, such as the free drivers with a CNG: a geo set of Redis by id. */
export const nearbyPlacesKey = (kind: string): string => `nearby:${kind}`;
/** When each of them told it, in milliseconds since the epoch: a sorted set of Redis by id. */
export const nearbyTimesKey = (kind: string): string => `nearby-times:${kind}`;

/** What a driver told last, used or not: the positions that must agree with the next one. */
export const toldPositionsKey = (driverId: string): string => `told-positions:${driverId}`;
export const toldPositions = z.array(z.object({ point, at: z.int(), accuracy: z.optional(z.number()) }));

/** A square in which a rider has asked how far drivers are, and how many different ones there were in the window. */
export const pickupSquareKey = (riderId: string, square: string): string => `rate:pickup:${riderId}:${square}`;
export const pickupsOfRiderKey = (riderId: string): string => `rate:pickups:${riderId}`;

/** What the instances of driver share in the key-value store, by name; of a set, the form and value of one member. */
export const driverKeys = {
  nearbyPlaces: { key: nearbyPlacesKey('{kind}'), form: 'text', value: z.string() },
  toldPositions: { key: toldPositionsKey('{driverId}'), form: 'json', value: toldPositions },
  pickupSquare: { key: pickupSquareKey('{riderId}', '{square}'), form: 'text', value: z.literal('1') },
  pickupsOfRider: { key: pickupsOfRiderKey('{riderId}'), ...counter },
  nearbyTimes: { key: nearbyTimesKey('{kind}'), form: 'text', value: z.string() },
} as const satisfies Record<string, SharedKey>;
