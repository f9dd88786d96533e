import { BoundedCache } from '@pothik/service-kit';
import type { DayCount } from './day-count.rules.js';
import { haveStandingFares, isCounted, type MarkedDay } from './stale-counts.rules.js';

/** The days of a period that people look at, and those of the period before. */
const DAYS = 62;
/** Days of more vehicles are read each time: together at most 310,000 lines are held, about 50 MB. */
const VEHICLES_OF_A_DAY = 5_000;

type Marks = Pick<MarkedDay, 'hoursMarks' | 'countedMarks'>;

/**
 * Caches the counts of days that this process has read. A count is valid only while the stored day has the same marks,
 * so a recount by any instance invalidates it.
 */
export class CachedDays {
  private readonly days = new BoundedCache<{ marks: Marks; count: DayCount }>(DAYS);

  /** `stored`: the day as it is stored now; its count is not needed. */
  recall(day: string, stored: MarkedDay): DayCount | undefined {
    const known = this.days.get(day);
    const isSame =
      haveStandingFares(stored) &&
      known?.marks.hoursMarks === stored.hoursMarks &&
      known?.marks.countedMarks === stored.countedMarks;
    return isSame ? known?.count : undefined;
  }

  store(day: string, stored: MarkedDay): void {
    if (!isCounted(stored) || !haveStandingFares(stored)) return;
    if (stored.count.vehicles.length > VEHICLES_OF_A_DAY) return;
    const { hoursMarks, countedMarks, count } = stored;
    this.days.set(day, { marks: { ...(hoursMarks === undefined ? {} : { hoursMarks }), countedMarks }, count });
  }
}
