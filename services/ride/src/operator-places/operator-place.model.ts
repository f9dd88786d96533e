import type { Point } from '@pothik/contracts/platform';
import { type AggregateDocument, aggregateSchema, embeddedSchema } from '@pothik/service-kit';
import type { OperatorPlace } from './operator-place.rules.js';

export const OPERATOR_PLACE_MODEL = 'OperatorPlace';
export interface OperatorPlaceDocument extends AggregateDocument, OperatorPlace {}

const required = { type: String, required: true };
const text = { type: String, default: '' };
const degrees = { type: Number, required: true };

export const operatorPlaceSchema = aggregateSchema<OperatorPlaceDocument>(
  {
    seedId: { type: String },
    name: required,
    nameBn: text,
    kind: required,
    point: { type: embeddedSchema<Point>({ lat: degrees, lng: degrees }), required: true },
    aliases: [String],
    foundBy: text,
    folded: text,
    cell: required,
    isRemoved: { type: Boolean, required: true },
    byId: text,
  },
  { collection: 'operator_places' },
);

/** Two writers at once cannot store one name twice in a cell, nor one seed twice. */
export const ONE_PLACE_OF_A_NAME = 'one_place_of_a_name_in_a_cell';
export const ONE_PLACE_OF_A_SEED = 'one_place_of_a_seed';
operatorPlaceSchema.index(
  { folded: 1, cell: 1 },
  { name: ONE_PLACE_OF_A_NAME, unique: true, partialFilterExpression: { isRemoved: false } },
);
operatorPlaceSchema.index({ seedId: 1 }, { name: ONE_PLACE_OF_A_SEED, unique: true, sparse: true });
