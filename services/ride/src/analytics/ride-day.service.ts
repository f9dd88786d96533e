import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { dhakaDay, dhakaDayAfter } from '@pothik/contracts/platform';
import { Clock } from '@pothik/engines';
import { Sweeper } from '@pothik/service-kit';
import { changeEach } from '../rides/index.js';
import { CachedDays } from './cached-days.js';
import type { CountedDay, DayCount } from './day-count.rules.js';
import { DayCountingService } from './day-counting.service.js';
import { RideDayRepository } from './ride-day.repository.js';
import { RideHourRepository } from './ride-hour.repository.js';
import { dayOf, firstHourOf, hourOf, lastHourOf } from './ride-hour.rules.js';
import { isCounted } from './stale-counts.rules.js';

export const RIDE_DAYS_SWEEP = 'ride-days';
/** What was marked here is counted after this time, in milliseconds. */
const COUNTED_AFTER_MS = 30_000;
/** The interval of the look for what another instance left, in milliseconds: whoever reads a day counts it at once. */
const LOOK_MS = 5 * 60_000;
/** Marked hours, and days, of one turn of the sweep; the next one takes the rest. */
const BATCH = 100;
/** The sweep looks no further back: an event of an older ride is rare, and counted when somebody reads its day. */
const SWEPT_DAYS = 31;

/**
 * Counts rides per day, as the sum of its hours. An event never adds to a count: it marks its hour, and a marked hour is
 * counted again from the stored rides and incidents. So repeated, late or reordered events count once, a lost count is
 * rebuilt, and a count costs what its hour has.
 */
@Injectable()
export class RideDayService implements OnApplicationBootstrap {
  private readonly known = new CachedDays();

  constructor(
    private readonly days: RideDayRepository,
    private readonly hours: RideHourRepository,
    private readonly counting: DayCountingService,
    private readonly clock: Clock,
    private readonly sweeper: Sweeper,
  ) {}

  onApplicationBootstrap(): void {
    this.sweeper.every(RIDE_DAYS_SWEEP, LOOK_MS, () => this.countMarked());
  }

  /** Marks the hour in which a ride was requested or an incident raised. */
  async mark(moment: Date): Promise<void> {
    await this.hours.mark(hourOf(moment));
    this.sweeper.due(RIDE_DAYS_SWEEP, new Date(this.clock.now().getTime() + COUNTED_AFTER_MS));
  }

  /** The counts of these days, in the same order, which is that of time; out-of-date counts are made again first. */
  async counted(days: readonly string[]): Promise<CountedDay[]> {
    const counts = await this.upToDate(days);
    const missing = days.filter((day) => !counts.has(day));
    await changeEach(missing, async (day) => counts.set(day, await this.counting.count(day)));
    return days.map((day) => ({ day, count: counts.get(day) as DayCount }));
  }

  /** The marks are read before the counts: what was marked by then is in them, or its day is counted again. */
  private async upToDate(days: readonly string[]): Promise<Map<string, DayCount>> {
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) return new Map();
    const marked = new Set((await this.hours.markedBetween(firstHourOf(first), lastHourOf(last))).map(dayOf));
    const counts = new Map<string, DayCount>();
    for (const [day, stored] of await this.days.findFares(first, last)) {
      const count = marked.has(day) ? undefined : this.known.recall(day, stored);
      if (count) counts.set(day, count);
    }
    for (const [day, stored] of await this.days.find(days.filter((each) => !marked.has(each) && !counts.has(each)))) {
      if (!isCounted(stored)) continue;
      this.known.store(day, stored);
      counts.set(day, stored.count);
    }
    return counts;
  }

  private async countMarked(): Promise<void> {
    const first = dhakaDayAfter(dhakaDay(this.clock.now()), -SWEPT_DAYS);
    const [hours, days] = await Promise.all([
      this.hours.markedFrom(firstHourOf(first), BATCH),
      this.days.markedFrom(first, BATCH),
    ]);
    await changeEach([...new Set([...hours.map(dayOf), ...days])], (day) => this.counting.count(day));
    if (hours.length === BATCH || days.length === BATCH) this.sweeper.due(RIDE_DAYS_SWEEP, this.clock.now());
  }
}
