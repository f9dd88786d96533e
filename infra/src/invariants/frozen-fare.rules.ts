import { RIDE_STATUS, type RideStatus } from '@pothik/contracts/ride';

/** The driver service's projection of a ride. Fare in whole BDT. */
export interface ProjectedRide {
  status: RideStatus;
  fare: number | null;
}

const BEFORE_PICK_UP: readonly RideStatus[] = [RIDE_STATUS.REQUESTED, RIDE_STATUS.ACCEPTED];

/** From PICKED UP the fare is frozen: projection and earnings have the ride's current fare. */
export function isFareFrozen(
  fare: number | null,
  projected: ProjectedRide | undefined,
  earned: number | undefined,
): boolean {
  if (fare === null) return false;
  const projectedFare = projected === undefined || BEFORE_PICK_UP.includes(projected.status) ? fare : projected.fare;
  return projectedFare === fare && (earned ?? fare) === fare;
}
