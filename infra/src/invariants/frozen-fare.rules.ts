import { RIDE_STATUS, type RideStatus } from '@pothik/contracts/ride';

/** What the driver service was told of a ride. Fare in whole BDT. */
export interface ToldRide {
  status: RideStatus;
  fare: number | null;
}

const BEFORE_PICK_UP: readonly RideStatus[] = [RIDE_STATUS.REQUESTED, RIDE_STATUS.ACCEPTED];

/** From PICKED UP the fare is frozen: whatever was told or earned from then on is the fare the ride has now. */
export function isFareFrozen(fare: number | null, told: ToldRide | undefined, earned: number | undefined): boolean {
  if (fare === null) return false;
  const toldOf = told === undefined || BEFORE_PICK_UP.includes(told.status) ? fare : told.fare;
  return toldOf === fare && (earned ?? fare) === fare;
}
