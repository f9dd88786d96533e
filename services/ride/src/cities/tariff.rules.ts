import { VEHICLE_TYPE, type VehicleType } from '@pothik/contracts/driver';
import { FARE, type LegalRates, type MinimumFare, type RideEstimate } from '@pothik/contracts/ride';

/** BDT. `base` pays for the first `baseKilometres`; a fare is never below `minimum`. */
export interface TariffRates {
  base: number;
  baseKilometres: number;
  perKilometre: number;
  /** For the whole ride. */
  perMinute: number;
  /** At the pickup. */
  waitingPerMinute: number;
  minimum: number;
}

/** One version of one vehicle type's tariff. `byId` is '' for a seeded one. */
export interface Tariff extends TariffRates {
  version: number;
  vehicleType: VehicleType;
  /** The law's maximum; null or absent where it sets none. */
  legal?: LegalRates | null;
  validFrom: Date;
  source: string;
  reason: string;
  byId: string;
  createdAt: Date;
}

/** The version that holds at a moment: valid the latest, of equal ones the newer. Undefined before the first. */
export function tariffAt(tariffs: readonly Tariff[], vehicleType: VehicleType, moment: Date): Tariff | undefined {
  const valid = tariffs.filter((tariff) => tariff.vehicleType === vehicleType && tariff.validFrom <= moment);
  return valid.reduce<Tariff | undefined>(
    (best, tariff) => (best === undefined || isLater(tariff, best) ? tariff : best),
    undefined,
  );
}

/** A tariff's rates, or the law's. */
export type Rates = LegalRates & Partial<TariffRates>;

/** What is read of a ride to know its tariff. */
export interface RatedRide {
  requestedAt: Date;
  vehicle?: { vehicleType: VehicleType } | null;
  estimate?: Pick<RideEstimate, 'cityId' | 'vehicleType'> | null;
}

/**
 * The rates that may apply to a ride: its city's tariff and legal maximum as they were when it was requested. Without points those
 * of every city. None for an unknown vehicle.
 */
export function ratesFor(
  cities: readonly { cityId: string; tariffs: readonly Tariff[] }[],
  { requestedAt, vehicle, estimate }: RatedRide,
): Rates[] {
  const vehicleType = estimate?.vehicleType ?? vehicle?.vehicleType;
  if (vehicleType === undefined) return [];
  const own = cities.filter(({ cityId }) => cityId === estimate?.cityId);
  return (own.length > 0 ? own : cities).flatMap(({ tariffs }) => {
    const tariff = tariffAt(tariffs, vehicleType, requestedAt);
    if (tariff === undefined) return [];
    const { waitingPerMinute, legal } = tariff;
    return [tariff, ...(legal ? [{ ...legal, waitingPerMinute }] : [])];
  });
}

/** The least that a ride of each vehicle type with a tariff costs at a moment, by the cheapest city, in whole BDT. */
export function minimumFares(cities: readonly { tariffs: readonly Tariff[] }[], moment: Date): MinimumFare[] {
  return Object.values(VEHICLE_TYPE).flatMap((vehicleType) => {
    const minimums = cities.flatMap(({ tariffs }) => tariffAt(tariffs, vehicleType, moment)?.minimum ?? []);
    if (minimums.length === 0) return [];
    return [{ vehicleType, fare: Math.max(FARE.minimum, Math.ceil(Math.min(...minimums))) }];
  });
}

/** The number of a vehicle type's newest version; 0 without any. */
export const latestVersion = (tariffs: readonly Tariff[], vehicleType: VehicleType): number =>
  Math.max(0, ...tariffs.filter((tariff) => tariff.vehicleType === vehicleType).map(({ version }) => version));

const isLater = (one: Tariff, other: Tariff): boolean =>
  one.validFrom.getTime() === other.validFrom.getTime() ? one.version > other.version : one.validFrom > other.validFrom;
