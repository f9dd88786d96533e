import type { VehicleType } from '@pothik/contracts/driver';
import { dhakaHour } from '@pothik/contracts/platform';
import type { DistanceBasis, Range, RideEstimate } from '@pothik/contracts/ride';
import type { City } from '../cities/city.rules.js';
import { tariffAt } from '../cities/tariff.rules.js';
import { fareBand } from './fare-band.rules.js';
import { minutesOf, type SpeedSample, statedMinutesOf } from './minutes.rules.js';

/** What an estimate is made from. `samples`: of this city, vehicle type and hour. */
export interface EstimateBasis {
  city: City;
  distance: { metres: Range; basis: DistanceBasis };
  samples: readonly SpeedSample[];
  at: Date;
}

/**
 * What a ride that begins now should cost and take; undefined for a vehicle type without a valid tariff. Samples move minutes and
 * band, never the ceiling.
 */
export function estimateOf(
  vehicleType: VehicleType,
  { city, distance, samples, at }: EstimateBasis,
): RideEstimate | undefined {
  const tariff = tariffAt(city.tariffs, vehicleType, at);
  if (tariff === undefined) return undefined;
  const metres = { low: Math.floor(distance.metres.low), high: Math.ceil(distance.metres.high) };
  const hour = dhakaHour(at);
  const { minutes, minutesBasis } = minutesOf(metres, samples, hour);
  return {
    cityId: city.cityId,
    vehicleType,
    tariffVersion: tariff.version,
    metres,
    distanceBasis: distance.basis,
    minutes,
    minutesBasis,
    ...fareBand(tariff, metres, minutes, statedMinutesOf(metres, hour)),
  };
}
