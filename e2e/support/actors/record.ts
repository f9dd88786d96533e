import type { RideParty, RideStatus, RideView } from '@pothik/contracts/ride';

/** An acknowledged command. Times are milliseconds since the epoch, on the caller's clock. */
export interface Acknowledgement {
  rideId: string;
  to: RideStatus;
  by: RideParty | 'STRANGER';
  personId: string;
  /** The command's idempotency key: acknowledgements with the same key are one command. */
  key: string;
  sentAt: number;
  receivedAt: number;
  /** The code that was typed; for PICKED UP alone. */
  typed?: string;
}

/** A refusal that names the ride's status. */
export interface StatedRefusal {
  rideId: string;
  from: string;
  /** The requested status; undefined: the request was about the fare. */
  to?: string;
  sentAt: number;
}

/** A refused acceptance or rejection. */
export interface RefusedAnswer {
  rideId: string;
  personId: string;
  code: string;
  sentAt: number;
}

/** A code as its rider saw it, with the fare shown beside it. */
export interface SeenCode {
  rideId: string;
  code: string;
  fare: number | null;
}

/** The record of one run, and its rides as they ended. */
export interface RunRecord {
  rides: readonly RideView[];
  acknowledged: readonly Acknowledgement[];
  refused: readonly StatedRefusal[];
  refusedAnswers: readonly RefusedAnswer[];
  codes: readonly SeenCode[];
  /** Every fare that was acknowledged, by ride. Whole BDT. */
  fares: ReadonlyMap<string, readonly number[]>;
}
