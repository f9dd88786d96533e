import type { VehicleType } from '@pothik/contracts/driver';
import type { DayCount } from './day-count.rules.js';

/** The fares of a day's completed rides, in whole BDT. */
export interface DayFares {
  all: number;
  /** Of the rides that were stored with a vehicle type: together less than `all` where some were not. */
  byType: Partial<Record<VehicleType, number>>;
}

export function faresOf({ vehicles }: Pick<DayCount, 'vehicles'>): DayFares {
  const fares: DayFares = { all: 0, byType: {} };
  for (const { vehicleType, fare } of vehicles) {
    fares.all += fare;
    if (vehicleType !== undefined) fares.byType[vehicleType] = (fares.byType[vehicleType] ?? 0) + fare;
  }
  return fares;
}

/** Of all rides, or of those that were stored with this vehicle type. */
export const fareOf = ({ all, byType }: DayFares, vehicleType?: VehicleType): number =>
  vehicleType === undefined ? all : (byType[vehicleType] ?? 0);
