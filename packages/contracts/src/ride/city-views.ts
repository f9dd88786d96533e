import { z } from 'zod';
import { VEHICLE_TYPE } from '../driver/status.js';
import { point } from '../platform/point.js';
import { identifier, moment } from '../platform/text.js';
import { legalRates, tariffRates } from './tariff-forms.js';

/** One version of one vehicle type's tariff; versions are kept for ever. `by` is null for a seeded one. */
export const tariffView = z.object({
  version: z.int(),
  vehicleType: z.enum(VEHICLE_TYPE),
  ...tariffRates,
  legal: z.optional(legalRates),
  validFrom: moment,
  source: z.string(),
  reason: z.string(),
  by: z.nullable(z.object({ _id: identifier, name: z.string() })),
  createdAt: moment,
});
export type TariffView = z.output<typeof tariffView>;

/** The least that a ride of a vehicle type costs, in whole BDT. */
export const minimumFare = z.object({ vehicleType: z.enum(VEHICLE_TYPE), fare: z.int() });
export type MinimumFare = z.output<typeof minimumFare>;

/** A city: its zone (corners in order, not closed), time zone, and all versions of its tariffs, the newest first. */
export const cityView = z.object({
  _id: z.string(),
  name: z.string(),
  nameBn: z.string(),
  timeZone: z.string(),
  zone: z.array(point),
  zoneVersion: z.int(),
  tariffs: z.array(tariffView),
});
export type CityView = z.output<typeof cityView>;
