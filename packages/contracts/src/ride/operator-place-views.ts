import { z } from 'zod';
import { point } from '../platform/point.js';
import { identifier, moment } from '../platform/text.js';
import { OPERATOR_PLACE_KIND } from './place-kind.js';

/** A place of the operator. `version` counts its changes from 1; `by` is null for a seeded one that nobody has changed. */
export const operatorPlaceView = z.object({
  _id: identifier,
  name: z.string(),
  nameBn: z.string(),
  kind: z.enum(OPERATOR_PLACE_KIND),
  point,
  aliases: z.array(z.string()),
  foundBy: z.string(),
  version: z.int(),
  isRemoved: z.boolean(),
  by: z.nullable(z.object({ _id: identifier, name: z.string() })),
  updatedAt: moment,
});
export type OperatorPlaceView = z.output<typeof operatorPlaceView>;

/** A text that several riders wrote as a place and no search knew; how many riders, and when the last one did. */
export const unknownPlaces = z.object({
  places: z.array(z.object({ text: z.string(), riders: z.int(), lastAt: moment })),
});
export type UnknownPlace = z.output<typeof unknownPlaces>['places'][number];

/**
 * What a file of places changes, or has changed where `isStored`. `wrong`: its first 100 wrong lines, counted from 1 for
 * the header, each with the first thing that is wrong in it; with one of them nothing is stored.
 */
export const placesImport = z.object({
  added: z.int(),
  changed: z.int(),
  equal: z.int(),
  wrong: z.array(z.object({ line: z.int(), why: z.string() })),
  isStored: z.boolean(),
});
export type PlacesImport = z.output<typeof placesImport>;
