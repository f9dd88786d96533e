import type { RideParty, RideStatus, RideView } from '@pothik/contracts/ride';

/** A command that was acknowledged to somebody. Times are milliseconds since the epoch, as the caller saw them. */
export interface Acknowledgement {
  rideId: string;
  to: RideStatus;
  by: RideParty | 'STRANGER';
  /** The command's idempotency key: twice the same is one command. */
  key: string;
  sentAt: number;
  receivedAt: number;
  /** The code that was typed; to PICKED UP alone. */
  typed?: string;
}

/** A refusal that says which status the ride had. */
export interface StatedRefusal {
  rideId: string;
  from: string;
  /** Undefined: it was about the fare. */
  to?: string;
  sentAt: number;
}

/** A code as its rider saw it, with the fare that stood beside it. */
export interface SeenCode {
  rideId: string;
  code: string;
  fare: number | null;
}

/** What one run did, and its rides as they ended. */
export interface RunRecord {
  rides: readonly RideView[];
  acknowledged: readonly Acknowledgement[];
  refused: readonly StatedRefusal[];
  codes: readonly SeenCode[];
  /** Every fare that was acknowledged, by ride. Whole BDT. */
  fares: ReadonlyMap<string, readonly number[]>;
}
