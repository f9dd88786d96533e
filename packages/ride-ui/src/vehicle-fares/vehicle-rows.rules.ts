import { VEHICLE_TYPE, type VehicleType } from '@pothik/contracts/driver';
import type { Range } from '@pothik/contracts/platform';
import type { RideEstimate } from '@pothik/contracts/ride';

/** A vehicle type with somebody near and free. `metres`: how far the nearest is by road, where it is known. */
export interface NearType {
  vehicleType: VehicleType;
  metres?: Range | undefined;
}

/** One vehicle type to choose. */
export interface VehicleRow {
  vehicleType: VehicleType;
  estimate?: RideEstimate | undefined;
  near?: NearType | undefined;
  /** Nobody of it is near now. */
  isAway: boolean;
}

/**
 * The types with a fare, the cheapest first; without estimates those that somebody drives now. Who is near is unknown while `near` is
 * undefined; types with nobody near come last.
 */
export function vehicleRows(estimates: readonly RideEstimate[], near: readonly NearType[] | undefined): VehicleRow[] {
  const nearOf = (type: VehicleType) => near?.find(({ vehicleType }) => vehicleType === type);
  const rowOf = (vehicleType: VehicleType, estimate?: RideEstimate): VehicleRow => ({
    ...{ vehicleType, estimate, near: nearOf(vehicleType) },
    isAway: near !== undefined && nearOf(vehicleType) === undefined,
  });
  const known = Object.values(VEHICLE_TYPE).filter((type) => nearOf(type) !== undefined);
  const rows =
    estimates.length > 0
      ? [...estimates].sort(byFare).map((estimate) => rowOf(estimate.vehicleType, estimate))
      : known.map((type) => rowOf(type));
  return [...rows.filter(({ isAway }) => !isAway), ...rows.filter(({ isAway }) => isAway)];
}

const byFare = (one: RideEstimate, other: RideEstimate) =>
  one.fare.low - other.fare.low || one.fare.high - other.fare.high;
