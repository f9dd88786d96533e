import type { Clock } from '../clock/clock.js';
import type { Nearby } from '../places/nearby.js';
import type { EngineLine } from './engine-line.js';

export interface NearbyUnderTest {
  nearby: Nearby;
  /** The clock that the adapter under test looks at. */
  clock: Clock & { advance(ms: number): void };
}

export type CuttableNearby = NearbyUnderTest & EngineLine<Nearby>;

export const FARMGATE = { lat: 23.7575, lng: 90.3897 };
export const EVERYBODY = { withinMetres: 50_000, limit: 1_000 };
/** How long a place of the tested kinds counts, in milliseconds. */
export const TTL_MS = 60_000;
