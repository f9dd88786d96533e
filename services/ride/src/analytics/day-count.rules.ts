import type { VehicleType } from '@pothik/contracts/driver';
import { dhakaHour } from '@pothik/contracts/platform';
import { countsForOthers, RIDE_STATUS, type RideStatus } from '@pothik/contracts/ride';
import type { CountedRide } from '../rides/rules/ride.rules.js';
import { type Hour, hourOf } from './ride-hour.rules.js';

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

/** Counts of the rides of a day, or of a part of it. A ride counts once each in `statuses`, `hours` and `vehicles`. A ride under review, or left out, counts in `leftOut` only. */
export interface DayCount {
  statuses: Record<RideStatus, number>;
  hours: number[];
  vehicles: VehicleCount[];
  sosIncidents: number;
  /** Absent in counts from before there were reviews. */
  leftOut?: number;
}

/** A day in Dhaka, as `2026-11-02`, with its count. */
export interface CountedDay {
  day: string;
  count: DayCount;
}

/** Counts rides of one day; only the fares of completed rides count. */
export function countDay(rides: readonly CountedRide[], sosIncidents: number): DayCount {
  const statuses = noStatuses();
  const hours = noHours();
  const vehicles = new Map<string, VehicleCount>();
  const counted = rides.filter(({ review }) => countsForOthers(review));
  for (const ride of counted) {
    const hour = dhakaHour(ride.requestedAt);
    statuses[ride.status] += 1;
    hours[hour] = (hours[hour] ?? 0) + 1;
    addVehicle(vehicles, vehicleCountOf(ride));
  }
  const leftOut = rides.length - counted.length;
  return { statuses, hours, vehicles: [...vehicles.values()], sosIncidents, leftOut };
}

/** The ids, each once, of vehicles that have rides from before the type was stored: only those must be asked for. */
export const vehiclesWithoutType = (days: readonly CountedDay[]): string[] => {
  const vehicles = days.flatMap(({ count }) => count.vehicles.filter(({ vehicleType }) => vehicleType === undefined));
  return [...new Set(vehicles.map(({ vehicleId }) => vehicleId))];
};

/** The count of each of these hours; `raisedAt`: of the incidents raised in them. */
export function countHours(
  hours: readonly Hour[],
  rides: readonly CountedRide[],
  raisedAt: readonly Date[],
): ReadonlyMap<Hour, DayCount> {
  const ridesOf = new Map<Hour, CountedRide[]>(hours.map((hour) => [hour, []]));
  for (const ride of rides) ridesOf.get(hourOf(ride.requestedAt))?.push(ride);
  const raised = raisedAt.map(hourOf);
  const incidentsIn = (hour: Hour) => raised.filter((other) => other === hour).length;
  return new Map([...ridesOf].map(([hour, found]) => [hour, countDay(found, incidentsIn(hour))]));
}

/** The count of a day from those of its parts. */
export function sumOfCounts(counts: readonly DayCount[]): DayCount {
  const statuses = noStatuses();
  const hours = noHours();
  const vehicles = new Map<string, VehicleCount>();
  let sosIncidents = 0;
  let leftOut = 0;
  for (const count of counts) {
    for (const status of Object.values(RIDE_STATUS)) statuses[status] += count.statuses[status];
    count.hours.forEach((rides, hour) => {
      hours[hour] = (hours[hour] ?? 0) + rides;
    });
    for (const vehicle of count.vehicles) addVehicle(vehicles, vehicle);
    sosIncidents += count.sosIncidents;
    leftOut += count.leftOut ?? 0;
  }
  return { statuses, hours, vehicles: [...vehicles.values()], sosIncidents, leftOut };
}

const noStatuses = () =>
  Object.fromEntries(Object.values(RIDE_STATUS).map((status) => [status, 0])) as DayCount['statuses'];

const noHours = (): number[] => Array.from({ length: 24 }, () => 0);

function vehicleCountOf({ vehicleId, driverId, vehicle, status, fare }: CountedRide): VehicleCount {
  const type = vehicle ? { vehicleType: vehicle.vehicleType } : {};
  const isCompleted = status === RIDE_STATUS.COMPLETED;
  const completed = isCompleted ? 1 : 0;
  return { vehicleId, ...type, driverId, rides: 1, completed, fare: isCompleted ? (fare ?? 0) : 0 };
}

function addVehicle(vehicles: Map<string, VehicleCount>, added: VehicleCount): void {
  const key = `${added.vehicleId}/${added.driverId}/${added.vehicleType ?? ''}`;
  const count = vehicles.get(key);
  const { rides = 0, completed = 0, fare = 0 } = count ?? {};
  vehicles.set(key, {
    ...added,
    rides: rides + added.rides,
    completed: completed + added.completed,
    fare: fare + added.fare,
  });
}
