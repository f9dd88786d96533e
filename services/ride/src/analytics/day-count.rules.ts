import type { VehicleType } from '@pothik/contracts/driver';
import { dhakaHour } from '@pothik/contracts/platform';
import { RIDE_STATUS, type RideStatus } from '@pothik/contracts/ride';
import type { CountedRide } from '../rides/rules/ride.rules.js';

/** The rides of one driver with one vehicle of one type. Fare: the sum over completed rides, in whole BDT. */
export interface VehicleCount {
  vehicleId: string;
  /** Absent for rides from before it was stored. */
  vehicleType?: VehicleType;
  driverId: string;
  rides: number;
  completed: number;
  fare: number;
}

/** Every ride of a day is counted once in `statuses`, once in `hours` and once in `vehicles`. */
export interface DayCount {
  statuses: Record<RideStatus, number>;
  hours: number[];
  vehicles: VehicleCount[];
  sosIncidents: number;
}

/** A day in Dhaka, as `2026-11-02`, with its count. */
export interface CountedDay {
  day: string;
  count: DayCount;
}

/** Counts the rides requested on one day; only the fares of completed rides count. */
export function countDay(rides: readonly CountedRide[], sosIncidents: number): DayCount {
  const statuses = Object.fromEntries(Object.values(RIDE_STATUS).map((status) => [status, 0])) as DayCount['statuses'];
  const hours: number[] = Array.from({ length: 24 }, () => 0);
  const vehicles = new Map<string, VehicleCount>();
  for (const ride of rides) {
    const hour = dhakaHour(ride.requestedAt);
    statuses[ride.status] += 1;
    hours[hour] = (hours[hour] ?? 0) + 1;
    countVehicle(vehicles, ride);
  }
  return { statuses, hours, vehicles: [...vehicles.values()], sosIncidents };
}

function countVehicle(vehicles: Map<string, VehicleCount>, ride: CountedRide): void {
  const { vehicleId, driverId, vehicle, status, fare } = ride;
  const key = `${vehicleId}/${driverId}/${vehicle?.vehicleType ?? ''}`;
  const type = vehicle ? { vehicleType: vehicle.vehicleType } : {};
  const count = vehicles.get(key) ?? { vehicleId, ...type, driverId, rides: 0, completed: 0, fare: 0 };
  const isCompleted = status === RIDE_STATUS.COMPLETED;
  vehicles.set(key, {
    ...count,
    rides: count.rides + 1,
    completed: count.completed + (isCompleted ? 1 : 0),
    fare: count.fare + (isCompleted ? (fare ?? 0) : 0),
  });
}
