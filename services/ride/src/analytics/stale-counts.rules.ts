import type { DayCount } from './day-count.rules.js';
import type { DayFares } from './day-fares.rules.js';
import type { Hour } from './ride-hour.rules.js';

/** A mark says that a stored count is stale. Marks are numbered, so that a mark set during a recount is not lost. */
export interface Marks {
  /** The number of events; it never goes down. */
  marks: number;
  /** The value of `marks` that the count includes. Lower than `marks`: the count is stale. */
  countedMarks: number;
}

/** `hoursMarks`: of the sum of hours that this is; absent in a count of the former release, which reads all rides of the day. */
export type StoredDayCount = DayCount & { hoursMarks?: number };

/** The fares of a count that includes so many marks, of hours and of the former release; that one stores none. */
export type StoredFares = DayFares & Pick<Marks, 'countedMarks'> & { hoursMarks?: number };

/** A stored day; `marks` are those of the former release, which marks days. */
export interface MarkedDay extends Marks {
  count?: StoredDayCount;
  /** The last sum of hours that was stored as `count`: the former release replaces `count` alone. */
  hoursMarks?: number;
  fares?: StoredFares;
}

export const isMarked = ({ marks, countedMarks }: Marks): boolean => marks > countedMarks;

/** Whether a day of which no hour is marked may be shown as it is stored. */
export const isCounted = <Day extends MarkedDay>(day: Day): day is Day & { count: StoredDayCount } =>
  day.count !== undefined && !isMarked(day) && day.count.hoursMarks === day.hoursMarks;

/** Whether the fares of a day of which no hour is marked are those of its count: else a release that stores none made it. */
export const haveStandingFares = <Day extends MarkedDay>(day: Day): day is Day & { fares: StoredFares } =>
  !isMarked(day) && day.fares?.countedMarks === day.countedMarks && day.fares.hoursMarks === day.hoursMarks;

/**
 * Whether the former release had to do with a day since it was last counted by hours: which of its hours are out of date is
 * unknown then.
 */
export const isOfFormerRelease = (day: MarkedDay): boolean => isMarked(day) || day.count?.hoursMarks === undefined;

/** The hours whose count is missing or was made after fewer marks; `counted` has the marks that each count includes. */
export const staleHours = (
  hours: readonly Hour[],
  marks: ReadonlyMap<Hour, number>,
  counted: ReadonlyMap<Hour, number>,
): Hour[] => hours.filter((hour) => (counted.get(hour) ?? -1) < (marks.get(hour) ?? 0));

/** The number of marks that a sum of these counts includes: a sum of newer hours has more. */
export const marksOfSum = (hours: readonly Pick<Marks, 'countedMarks'>[]): number =>
  hours.reduce((sum, { countedMarks }) => sum + countedMarks, 0);
