import { FEED_KIND, type NotificationKind } from '@pothik/contracts/notification';
import { RIDE_STATUS, type RideStatus } from '@pothik/contracts/ride';

/** What a step makes somebody hear: one feed entry. */
export interface Telling {
  whom: 'rider' | 'driver';
  kind: NotificationKind;
}

export type StepName = 'book' | 'accept' | 'set-fare' | 'verify-otp' | 'in-transit' | 'complete';

/** One acknowledged write of a ride's life. */
export interface RideStep {
  name: StepName;
  by: 'rider' | 'driver';
  /** The status it adds to the history; undefined: none. */
  reaches?: RideStatus;
  /** The one entry it makes; every step tells the party that did not take it. */
  tells: Telling;
}

const byDriver = (name: StepName, reaches: RideStatus): RideStep => ({
  name,
  by: 'driver',
  reaches,
  tells: { whom: 'rider', kind: FEED_KIND.RIDE_STATUS_CHANGED },
});

/** A ride from book to COMPLETED. */
export const RIDE_STEPS: readonly RideStep[] = [
  {
    name: 'book',
    by: 'rider',
    reaches: RIDE_STATUS.REQUESTED,
    tells: { whom: 'driver', kind: FEED_KIND.RIDE_REQUESTED },
  },
  byDriver('accept', RIDE_STATUS.ACCEPTED),
  { name: 'set-fare', by: 'driver', tells: { whom: 'rider', kind: FEED_KIND.FARE_SET } },
  byDriver('verify-otp', RIDE_STATUS.PICKED_UP),
  byDriver('in-transit', RIDE_STATUS.IN_TRANSIT),
  byDriver('complete', RIDE_STATUS.COMPLETED),
];
