import { Injectable } from '@nestjs/common';
import { RideRepository } from '../rides/index.js';
import { IncidentRepository } from '../sos/index.js';
import { countHours, type DayCount, sumOfCounts } from './day-count.rules.js';
import { RideDayRepository } from './ride-day.repository.js';
import { RideHourRepository } from './ride-hour.repository.js';
import { endOfHour, type Hour, hoursOf, runsOf, startOfHour } from './ride-hour.rules.js';
import { RideHourCountRepository } from './ride-hour-count.repository.js';
import { isMarked, isOfFormerRelease, marksOfSum, staleHours } from './stale-counts.rules.js';

/**
 * Counts the hours of a day that are out of date again, each from its rides and incidents, and makes the day's sum.
 * Several may do so at once: a stored count is replaced only by one that includes more marks. An hour stays marked until a
 * sum with its count is stored, so whoever is interrupted leaves the rest to the next.
 */
@Injectable()
export class DayCountingService {
  constructor(
    private readonly days: RideDayRepository,
    private readonly hours: RideHourRepository,
    private readonly counts: RideHourCountRepository,
    private readonly rides: RideRepository,
    private readonly incidents: IncidentRepository,
  ) {}

  async count(day: string): Promise<DayCount> {
    const hours = hoursOf(day);
    const dayMarks = await this.markForFormerRelease(day, hours);
    // Before the rides: an event that arrives while they are read leaves its hour marked.
    const stored = await this.hours.between(...spanOf(hours));
    const marks = new Map(stored.map((hour) => [hour._id, hour.marks]));
    const stale = staleHours(hours, marks, await this.counts.marksBetween(...spanOf(hours)));
    for (const run of runsOf(stale)) await this.countRun(run, marks);
    const count = await this.storeSum(day, hours, dayMarks);
    const counted = stored.filter(isMarked).map((hour) => this.hours.markCounted(hour._id, hour.marks));
    await Promise.all([...counted, this.days.markCounted(day, dayMarks)]);
    return count;
  }

  /** Marks every hour of a day that the former release marked or counted. Returns the marks of that release. */
  private async markForFormerRelease(day: string, hours: readonly Hour[]): Promise<number> {
    const stored = await this.days.findMarks(day);
    if (stored !== null && isOfFormerRelease(stored)) await Promise.all(hours.map((hour) => this.hours.mark(hour)));
    return stored?.marks ?? 0;
  }

  private async countRun(run: readonly Hour[], marks: ReadonlyMap<Hour, number>): Promise<void> {
    const [first, last] = spanOf(run);
    const [start, end] = [startOfHour(first), endOfHour(last)];
    const [rides, raisedAt] = await Promise.all([
      this.rides.requestedBetween(start, end),
      this.incidents.raisedBetween(start, end),
    ]);
    const counts = [...countHours(run, rides, raisedAt)];
    await Promise.all(counts.map(([hour, count]) => this.counts.store(hour, count, marks.get(hour) ?? 0)));
  }

  private async storeSum(day: string, hours: readonly Hour[], dayMarks: number): Promise<DayCount> {
    const counted = await this.counts.between(...spanOf(hours));
    const count = sumOfCounts(counted.map((hour) => hour.count));
    await this.days.store(day, count, marksOfSum(counted), dayMarks);
    return count;
  }
}

const spanOf = (hours: readonly Hour[]): [Hour, Hour] => [hours[0] as Hour, hours.at(-1) as Hour];
