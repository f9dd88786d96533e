import type { Pair } from './pairs.mjs';

/** Every pair rides one ride after another, all pairs at once: whole rides a second, and milliseconds of each booking. */
export function saturated(pairs: readonly Pair[], each: number): Promise<{ perSecond: number; booking: number[] }>;
