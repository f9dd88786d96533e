import { evalExpr } from 'mingo/core';
import type { Value } from '../values/document.js';
import { failedToParse } from '../values/errors.js';
import { toNumber } from '../values/numbers.js';
import { instantOf, zoneOffset } from './time-zone.js';

const DAY_MS = 86_400_000;
const UNIT_MS: Record<string, number> = {
  millisecond: 1,
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: DAY_MS,
  week: 7 * DAY_MS,
};
const UNIT_MONTHS: Record<string, number> = { month: 1, quarter: 3, year: 12 };
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
// Bins are counted from here, as in MongoDB; it was a Saturday.
const ORIGIN = Date.UTC(2000, 0, 1);
const ORIGIN_WEEKDAY = 6;

function originOf(unit: string, startOfWeek: Value): number {
  if (unit !== 'week') {
    return ORIGIN;
  }
  const weekday = WEEKDAYS.indexOf(
    String(startOfWeek ?? 'sunday')
      .toLowerCase()
      .slice(0, 3),
  );
  if (weekday < 0) {
    throw failedToParse(`unknown day of week value: ${startOfWeek}`);
  }
  return ORIGIN + ((weekday - ORIGIN_WEEKDAY + 7) % 7) * DAY_MS;
}

/** The start of the unit, or of the bin of several units, that contains a local time. */
function truncateWall(wall: number, unit: string, binSize: number, startOfWeek: Value): number {
  const months = UNIT_MONTHS[unit];
  if (months !== undefined) {
    const date = new Date(wall);
    const since = (date.getUTCFullYear() - 2000) * 12 + date.getUTCMonth();
    const bin = months * binSize;
    return Date.UTC(2000, Math.floor(since / bin) * bin, 1);
  }
  const milliseconds = UNIT_MS[unit];
  if (milliseconds === undefined) {
    throw failedToParse(`unknown time unit value: ${unit}`);
  }
  const bin = milliseconds * binSize;
  const origin = originOf(unit, startOfWeek);
  return origin + Math.floor((wall - origin) / bin) * bin;
}

/** A date truncated to its unit in a time zone: mingo is a day off where the local day is not the UTC day. */
export function truncateDate(date: Date, unit: string, timeZone = 'UTC', binSize = 1, startOfWeek?: Value): Date {
  if (!Number.isInteger(binSize) || binSize < 1) {
    throw failedToParse(`$dateTrunc requires 'binSize' to be a positive whole number, not ${binSize}`);
  }
  const wall = date.getTime() + zoneOffset(date.getTime(), timeZone);
  return new Date(instantOf(truncateWall(wall, unit, binSize, startOfWeek), timeZone));
}

/** The expression `$dateTrunc`. */
export function dateTrunc(document: Value, expression: Value, options: Value): Date | null {
  const { date, unit, timezone, binSize, startOfWeek } = evalExpr(document, expression, options) as Value;
  if (date === null || date === undefined || unit === null || unit === undefined) {
    return null;
  }
  if (!(date instanceof Date)) {
    throw failedToParse("$dateTrunc requires 'date' to be a date");
  }
  return truncateDate(date, String(unit).toLowerCase(), timezone ?? 'UTC', toNumber(binSize ?? 1), startOfWeek);
}
