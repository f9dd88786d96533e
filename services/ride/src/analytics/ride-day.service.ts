import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { dhakaDay, endOfDhakaDay, startOfDhakaDay } from '@pothik/contracts/platform';
import { Clock } from '@pothik/engines';
import { Sweeper } from '@pothik/service-kit';
import { changeEach, RideRepository } from '../rides/index.js';
import { IncidentRepository } from '../sos/index.js';
import { type CountedDay, countDay, type DayCount } from './day-count.rules.js';
import type { RideDayDocument } from './ride-day.model.js';
import { RideDayRepository } from './ride-day.repository.js';

export const RIDE_DAYS_SWEEP = 'ride-days';
/** What was marked here is counted after this time, in milliseconds. */
const COUNTED_AFTER_MS = 30_000;
/** The interval of the look for what another instance left, in milliseconds: whoever reads a day counts it at once. */
const LOOK_MS = 5 * 60_000;
/** Days counted per turn of the sweep; the next one takes the rest. */
const BATCH = 100;

/**
 * Counts rides per day. An event never adds to a count: it marks its day, and a marked day is counted again from the stored
 * rides and incidents. So repeated, late or reordered events count once, and a lost count is rebuilt.
 */
@Injectable()
export class RideDayService implements OnApplicationBootstrap {
  constructor(
    private readonly days: RideDayRepository,
    private readonly rides: RideRepository,
    private readonly incidents: IncidentRepository,
    private readonly clock: Clock,
    private readonly sweeper: Sweeper,
  ) {}

  onApplicationBootstrap(): void {
    this.sweeper.every(RIDE_DAYS_SWEEP, LOOK_MS, () => this.countMarked());
  }

  /** Marks the day on which a ride was requested or an incident raised. */
  async mark(moment: Date): Promise<void> {
    await this.days.mark(dhakaDay(moment));
    this.sweeper.due(RIDE_DAYS_SWEEP, new Date(this.clock.now().getTime() + COUNTED_AFTER_MS));
  }

  /** The counts of these days, in the same order; out-of-date counts are made again first. */
  async counted(days: readonly string[]): Promise<CountedDay[]> {
    const counts = new Map<string, DayCount>();
    for (const [day, stored] of await this.days.find(days)) if (holds(stored)) counts.set(day, stored.count);
    const missing = days.filter((day) => !counts.has(day));
    await changeEach(missing, async (day) => counts.set(day, await this.count(day)));
    return days.map((day) => ({ day, count: counts.get(day) as DayCount }));
  }

  private async countMarked(): Promise<void> {
    const marked = await this.days.markedDays(BATCH);
    await changeEach(marked, (day) => this.count(day));
    if (marked.length === BATCH) this.sweeper.due(RIDE_DAYS_SWEEP, this.clock.now());
  }

  /** Reads the marks first: an event that arrives while the rides are read leaves the day marked. */
  private async count(day: string): Promise<DayCount> {
    const marks = await this.days.marks(day);
    const [start, end] = [startOfDhakaDay(day), endOfDhakaDay(day)];
    const [rides, sosIncidents] = await Promise.all([
      this.rides.requestedBetween(start, end),
      this.incidents.countRaised(start, end),
    ]);
    const count = countDay(rides, sosIncidents);
    await this.days.store(day, count, marks);
    return count;
  }
}

const holds = (stored: RideDayDocument): stored is RideDayDocument & { count: DayCount } =>
  stored.count !== undefined && stored.countedMarks >= stored.marks;
