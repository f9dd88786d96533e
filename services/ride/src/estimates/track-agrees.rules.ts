import type { TrackSummary } from '@pothik/contracts/driver';
import type { Range } from '@pothik/contracts/ride';

/** What a ride claims by its estimate and its times. */
export interface ClaimedRide {
  /** By road. */
  metres: Range;
  minutes: number;
}

/** A driver stops beside the pin, across the road or round the corner. */
const NEAR_METRES = 500;
/** Kept points are 30 m apart or more, so straight lines between them cut corners; a way round is longer than the estimate. */
const OF_METRES = { least: 0.6, most: 1.5 } as const;
/** A phone tells late after the pickup and rests before the end. */
const LEAST_OF_MINUTES = 0.7;

/** Whether a track shows the ride that is claimed: near both points, about as far, for most of its time. */
export const trackAgrees = (track: TrackSummary, { metres, minutes }: ClaimedRide): boolean =>
  track.metresFromPickup <= NEAR_METRES &&
  track.metresFromDrop <= NEAR_METRES &&
  track.metres >= metres.low * OF_METRES.least &&
  track.metres <= metres.high * OF_METRES.most &&
  track.minutes >= minutes * LEAST_OF_MINUTES;
