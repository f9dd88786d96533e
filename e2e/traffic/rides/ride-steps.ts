import { FEED_KIND, type NotificationKind } from '@pothik/contracts/notification';
import type { Endpoint } from '@pothik/contracts/platform';
import { RIDE_STATUS, type RideStatus, rideHttp } from '@pothik/contracts/ride';
import type { Values } from '../session/http-exchange.js';
import type { RideUnderWay } from './ride-under-way.js';

/** What a step makes somebody hear: one feed entry. */
export interface Telling {
  whom: 'rider' | 'driver';
  kind: NotificationKind;
}

/** One acknowledged write of a ride's life. */
export interface RideStep {
  name: 'book' | 'accept' | 'set-fare' | 'verify-otp' | 'in-transit' | 'complete';
  by: 'rider' | 'driver';
  endpoint: Endpoint;
  input: (ride: RideUnderWay) => Values | Promise<Values>;
  /** The status it adds to the history; undefined: none. */
  reaches?: RideStatus;
  /** The one entry it makes; every step tells the party that did not take it. */
  tells: Telling;
}

const toRider = (kind: NotificationKind): Telling => ({ whom: 'rider', kind });
const move = (rideStatus: RideStatus) => ({
  by: 'driver' as const,
  endpoint: rideHttp.updateStatus,
  input: ({ rideId }: RideUnderWay) => ({ rideId, rideStatus }),
  reaches: rideStatus,
  tells: toRider(FEED_KIND.RIDE_STATUS_CHANGED),
});

/** A ride from book to COMPLETED. */
export const RIDE_STEPS: readonly RideStep[] = [
  {
    name: 'book',
    by: 'rider',
    endpoint: rideHttp.book,
    input: ({ pair }) => ({ pickupLocation: 'Dhanmondi 27', dropLocation: 'Farmgate', driver: pair.driver.driverId }),
    reaches: RIDE_STATUS.REQUESTED,
    tells: { whom: 'driver', kind: FEED_KIND.RIDE_REQUESTED },
  },
  { name: 'accept', ...move(RIDE_STATUS.ACCEPTED) },
  {
    name: 'set-fare',
    by: 'driver',
    endpoint: rideHttp.setFare,
    input: ({ rideId, fare }) => ({ rideId, fare }),
    tells: toRider(FEED_KIND.FARE_SET),
  },
  {
    name: 'verify-otp',
    by: 'driver',
    endpoint: rideHttp.verifyCode,
    // The rider reads the code out to the driver.
    input: async ({ rideId, pair }) => ({
      rideId,
      otp: (await pair.rider.session.insist(rideHttp.getRide, { rideId })).startCode ?? '',
    }),
    reaches: RIDE_STATUS.PICKED_UP,
    tells: toRider(FEED_KIND.RIDE_STATUS_CHANGED),
  },
  { name: 'in-transit', ...move(RIDE_STATUS.IN_TRANSIT) },
  { name: 'complete', ...move(RIDE_STATUS.COMPLETED) },
];
