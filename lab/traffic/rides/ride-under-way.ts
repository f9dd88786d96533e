import type { LoadDriver, LoadRider } from '../people/people.js';

export interface Pair {
  rider: LoadRider;
  driver: LoadDriver;
}

/** One ride of the load, with its acknowledged steps. */
export interface RideUnderWay {
  pair: Pair;
  /** Whole BDT. */
  fare: number;
  /** '' until the booking is acknowledged. */
  rideId: string;
  /** Milliseconds since the epoch. */
  startedAt: number;
  acknowledged: Acknowledgement[];
  /** A step was refused for good or ran out of time: the journal says why. */
  abandoned: boolean;
}

export interface Acknowledgement {
  step: string;
  at: number;
  /** Calls until the acknowledgement, 1 without trouble. */
  tries: number;
}
