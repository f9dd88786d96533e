import type { Pair } from '../live/pairs.mjs';

/** A whole ride, from its booking until it is completed; the milliseconds that booking took. */
export function live(pair: Pair): Promise<number>;
