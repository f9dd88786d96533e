import { VEHICLE_TYPE, type VehicleType } from '@pothik/contracts/driver';
import { RIDE_STATUS, type RideAnalytics } from '@pothik/contracts/ride';
import type { CountedDay, DayCount, VehicleCount } from './day-count.rules.js';
import { ridesByWeekdayHour } from './weekday-hours.rules.js';

interface Counts {
  rides: number;
  completed: number;
  fare: number;
}

/** `days`: at least one, oldest first. `types` by vehicle id, for rides stored without a vehicle type; an unknown vehicle is missing. */
export function viewAnalytics(days: readonly CountedDay[], types: ReadonlyMap<string, VehicleType>): RideAnalytics {
  const counts = days.map(({ count }) => count);
  const vehicles = counts.flatMap((count) => count.vehicles);
  const hourTotal = (hour: number) => total(counts.map(({ hours }) => hours[hour] ?? 0));
  return {
    from: days[0]?.day ?? '',
    to: days.at(-1)?.day ?? '',
    totals: { ...sumOf(vehicles), ...aliveOf(vehicles, counts) },
    leftOut: total(counts.map(({ leftOut = 0 }) => leftOut)),
    byDay: days.map(({ day, count }) => ({ day, ...sumOf(count.vehicles), ...aliveOf(count.vehicles, [count]) })),
    byStatus: Object.values(RIDE_STATUS).map((rideStatus) => ({
      rideStatus,
      rides: total(counts.map(({ statuses }) => statuses[rideStatus])),
    })),
    byVehicleType: byVehicleType(vehicles, types),
    byHour: Array.from({ length: 24 }, (_value, hour) => ({ hour, rides: hourTotal(hour) })),
    byWeekdayHour: ridesByWeekdayHour(days),
  };
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

const sumOf = (vehicles: readonly VehicleCount[]): Counts => ({
  rides: total(vehicles.map(({ rides }) => rides)),
  completed: total(vehicles.map(({ completed }) => completed)),
  fare: total(vehicles.map(({ fare }) => fare)),
});

/** A driver who completed rides on several days is one driver. */
const aliveOf = (vehicles: readonly VehicleCount[], counts: readonly DayCount[]) => ({
  activeDrivers: new Set(vehicles.filter(({ completed }) => completed > 0).map(({ driverId }) => driverId)).size,
  sosIncidents: total(counts.map(({ sosIncidents }) => sosIncidents)),
});

function byVehicleType(vehicles: readonly VehicleCount[], types: ReadonlyMap<string, VehicleType>) {
  const ofType = (vehicleType: VehicleType | null) => ({
    vehicleType,
    ...sumOf(vehicles.filter((count) => (count.vehicleType ?? types.get(count.vehicleId) ?? null) === vehicleType)),
  });
  const unknown = ofType(null);
  return [...Object.values(VEHICLE_TYPE).map(ofType), ...(unknown.rides > 0 ? [unknown] : [])];
}
