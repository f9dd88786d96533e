import { NOTIFICATION_KIND, type NotificationKind } from '@pothik/contracts/notification';
import { RIDE_STATUS, type RideStatus } from '@pothik/contracts/ride';

/** The notification that a step causes. */
export interface CausedNotification {
  whom: 'rider' | 'driver';
  kind: NotificationKind;
}

export type StepName = 'book' | 'accept' | 'set-fare' | 'verify-otp' | 'in-transit' | 'complete';

/** One acknowledged write of a ride. */
export interface RideStep {
  name: StepName;
  by: 'rider' | 'driver';
  /** The status it adds to the history, if any. */
  reaches?: RideStatus;
  /** Every step notifies the party that did not take it, once. */
  notifies: CausedNotification;
}

const byDriver = (name: StepName, reaches: RideStatus): RideStep => ({
  name,
  by: 'driver',
  reaches,
  notifies: { whom: 'rider', kind: NOTIFICATION_KIND.RIDE_STATUS_CHANGED },
});

/** A ride from book to COMPLETED. */
export const RIDE_STEPS: readonly RideStep[] = [
  {
    name: 'book',
    by: 'rider',
    reaches: RIDE_STATUS.REQUESTED,
    notifies: { whom: 'driver', kind: NOTIFICATION_KIND.RIDE_REQUESTED },
  },
  byDriver('accept', RIDE_STATUS.ACCEPTED),
  { name: 'set-fare', by: 'driver', notifies: { whom: 'rider', kind: NOTIFICATION_KIND.FARE_SET } },
  byDriver('verify-otp', RIDE_STATUS.PICKED_UP),
  byDriver('in-transit', RIDE_STATUS.IN_TRANSIT),
  byDriver('complete', RIDE_STATUS.COMPLETED),
];
