import type { Notification } from '@pothik/contracts/notification';
import type { RideView } from '@pothik/contracts/ride';
import type { RideUnderWay } from '../rides/ride-under-way.js';

/** The data of one rider after the load. */
export interface RiderEvidence {
  personId: string;
  name: string;
  /** All his rides, as the platform lists them. */
  rides: RideView[];
  notifications: Notification[];
  /** The events of his live stream, in the order of arrival. */
  streamed: Notification[];
  streamFaults: string[];
}

/** The data of one driver after the load. Earnings in whole BDT. */
export interface DriverEvidence {
  personId: string;
  driverId: string;
  name: string;
  before: { totalRides: number; totalEarnings: number };
  after: { totalRides: number; totalEarnings: number };
  notifications: Notification[];
  /** Whether riders see him among the free drivers. */
  isFree: boolean;
}

/** The input of all checks: what the load did, and the present state. */
export interface Evidence {
  driven: RideUnderWay[];
  /** Refusals and samples that were already wrong while the load ran. */
  wrong: string[];
  riders: RiderEvidence[];
  drivers: DriverEvidence[];
  /** One line for each dead letter. */
  deadLetters: string[];
}
