import type { LoadDriver, LoadRider } from '../people/people.js';

export interface Pair {
  rider: LoadRider;
  driver: LoadDriver;
}

/** One ride as the load drives it, and what was acknowledged of it. */
export interface RideUnderWay {
  pair: Pair;
  /** Whole BDT. */
  fare: number;
  /** '' until the booking is acknowledged. */
  rideId: string;
  /** Milliseconds since the epoch. */
  startedAt: number;
  /** In order. */
  acknowledged: Acknowledgement[];
  /** Somebody gave up: the journal says why. */
  abandoned: boolean;
}

export interface Acknowledgement {
  step: string;
  at: number;
  /** Tries until the acknowledgement, 1 without trouble. */
  tries: number;
}
