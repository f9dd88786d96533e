import type { RideAnalytics } from '@pothik/contracts/ride';

/** A change against an earlier period. */
export interface Trend {
  /** 0.12: 12 % more; rounded to whole percents. Absent when it is more than ten times as many: percents say nothing then. */
  change?: number;
  /** Absent when it is as many as before. */
  direction?: 'up' | 'down';
}

const HUNDRED = 100;
/** Ten times as many, as a change. */
const CHANGE_MAXIMUM = 9;

/** The change since before; undefined when there was nothing before to compare with. */
export function trendOf(now: number, before: number | undefined): Trend | undefined {
  if (!before) return undefined;
  const change = Math.round(((now - before) / before) * HUNDRED) / HUNDRED;
  if (change === 0) return { change: 0 };
  const direction = change > 0 ? 'up' : 'down';
  return change > CHANGE_MAXIMUM ? { direction } : { change, direction };
}

/** A total of the days up to this one, which is included; not for drivers: whoever drove on two days is one driver. */
export const totalUpTo = (
  byDay: RideAnalytics['byDay'],
  last: string,
  total: Exclude<keyof RideAnalytics['totals'], 'activeDrivers'>,
): number => byDay.reduce((sum, counts) => (counts.day > last ? sum : sum + counts[total]), 0);

/** The rides of a day in the hours before this one, which both days have in full. */
export const ridesBeforeHour = (byHour: RideAnalytics['byHour'], end: number): number =>
  byHour.reduce((sum, { hour, rides }) => (hour < end ? sum + rides : sum), 0);
