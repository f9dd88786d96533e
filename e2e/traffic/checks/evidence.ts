import type { Notification } from '@pothik/contracts/notification';
import type { RideView } from '@pothik/contracts/ride';
import type { RideUnderWay } from '../rides/ride-under-way.js';

/** What was seen of one rider after the load. */
export interface RiderEvidence {
  personId: string;
  name: string;
  /** All his rides, as the platform lists them. */
  rides: RideView[];
  feed: Notification[];
  /** What his live stream delivered, in the order it came. */
  streamed: Notification[];
  streamFaults: string[];
}

/** What was seen of one driver after the load. Earnings in whole BDT. */
export interface DriverEvidence {
  personId: string;
  driverId: string;
  name: string;
  before: { totalRides: number; totalEarnings: number };
  after: { totalRides: number; totalEarnings: number };
  feed: Notification[];
  /** Whether riders see him among the free drivers. */
  isFree: boolean;
}

/** Everything the checks judge: what the load did, and what stands there now. */
export interface Evidence {
  driven: RideUnderWay[];
  /** Refusals and samples that were already wrong while the load ran. */
  wrong: string[];
  riders: RiderEvidence[];
  drivers: DriverEvidence[];
  /** One line for each dead letter. */
  deadLetters: string[];
}
