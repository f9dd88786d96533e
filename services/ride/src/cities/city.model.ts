import type { Point } from '@pothik/contracts/platform';
import { type AggregateDocument, aggregateSchema, embeddedSchema } from '@pothik/service-kit';
import { Schema } from 'mongoose';
import type { City } from './city.rules.js';
import type { Tariff } from './tariff.rules.js';

export const CITY = 'City';
export interface CityDocument extends AggregateDocument, City {}

const required = { type: String, required: true };
const number = { type: Number, required: true };
const date = { type: Date, required: true };

const corner = embeddedSchema<Point>({ lat: number, lng: number });
const tariff = embeddedSchema<Tariff>({
  version: number,
  vehicleType: required,
  base: number,
  baseKilometres: number,
  perKilometre: number,
  perMinute: number,
  waitingPerMinute: number,
  minimum: number,
  legal: { type: Schema.Types.Mixed, default: null },
  validFrom: date,
  source: required,
  reason: required,
  byId: { type: String, default: '' },
  createdAt: date,
});

export const citySchema = aggregateSchema<CityDocument>(
  {
    cityId: required,
    name: required,
    nameBn: required,
    timeZone: required,
    zone: [corner],
    zoneVersion: number,
    tariffs: [tariff],
  },
  { collection: 'cities' },
);

export const ONE_CITY_OF_A_NAME = 'one_city_of_a_name';
citySchema.index({ cityId: 1 }, { name: ONE_CITY_OF_A_NAME, unique: true });
