import type { Endpoint } from '@pothik/contracts/platform';
import { RIDE_STATUS, type RideStatus, rideHttp } from '@pothik/contracts/ride';
import type { Values } from '../session/http-exchange.js';
import type { StepName } from './ride-steps.table.js';
import type { RideUnderWay } from './ride-under-way.js';

interface StepCall {
  endpoint: Endpoint;
  input: (ride: RideUnderWay) => Values | Promise<Values>;
}

const moveTo = (rideStatus: RideStatus): StepCall => ({
  endpoint: rideHttp.updateStatus,
  input: ({ rideId }) => ({ rideId, rideStatus }),
});

/** The call of each step of a ride. */
export const STEP_CALLS: Readonly<Record<StepName, StepCall>> = {
  book: {
    endpoint: rideHttp.book,
    input: ({ pair }) => ({ pickupLocation: 'Dhanmondi 27', dropLocation: 'Farmgate', driver: pair.driver.driverId }),
  },
  accept: moveTo(RIDE_STATUS.ACCEPTED),
  'set-fare': { endpoint: rideHttp.setFare, input: ({ rideId, fare }) => ({ rideId, fare }) },
  'verify-otp': {
    endpoint: rideHttp.verifyCode,
    // The rider reads the code out to the driver.
    input: async ({ rideId, pair }) => ({
      rideId,
      otp: (await pair.rider.session.insist(rideHttp.getRide, { rideId })).startCode ?? '',
    }),
  },
  'in-transit': moveTo(RIDE_STATUS.IN_TRANSIT),
  complete: moveTo(RIDE_STATUS.COMPLETED),
};
