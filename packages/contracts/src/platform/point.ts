import { z } from 'zod/mini';
import { FORM_MESSAGES } from './form-messages.js';

/**
 * The box around Bangladesh in degrees (WGS 84). Latitude and longitude do not overlap in it, so that swapped ones are
 * refused and not taken for another place.
 */
export const BANGLADESH = { south: 20.5, north: 26.7, west: 88, east: 92.7 } as const;

const between = (least: number, most: number) =>
  z
    .number(FORM_MESSAGES.pointOutside)
    .check(z.gte(least, FORM_MESSAGES.pointOutside), z.lte(most, FORM_MESSAGES.pointOutside));

const latitude = between(BANGLADESH.south, BANGLADESH.north);
const longitude = between(BANGLADESH.west, BANGLADESH.east);

/** A point on the map in degrees (WGS 84), in Bangladesh. */
export const point = z.strictObject({ lat: latitude, lng: longitude }, FORM_MESSAGES.pointOutside);
export type Point = z.output<typeof point>;

/** Degrees written as a decimal number: neither 0x17 nor 2.3e1. */
const degreesText = z.pipe(
  z.string().check(z.regex(/^-?\d{1,3}(\.\d+)?$/, FORM_MESSAGES.pointOutside)),
  z.coerce.number(),
);
const degrees = z.union([z.number(FORM_MESSAGES.pointOutside), degreesText], FORM_MESSAGES.pointOutside);

/** A point in a query: two names, because a query has no objects. Without a prefix `lat` and `lng`. */
export const latitudeQuery = z.pipe(degrees, latitude);
export const longitudeQuery = z.pipe(degrees, longitude);

/** Of an optional point in a query: `lat` and `lng`, or neither. */
export const wholePoint = z.check<{ lat?: number | undefined; lng?: number | undefined }>(({ value, issues }) => {
  if ((value.lat === undefined) === (value.lng === undefined)) return;
  const path = [value.lat === undefined ? 'lat' : 'lng'];
  issues.push({ code: 'custom', input: value, path, message: FORM_MESSAGES.pointOutside });
});
