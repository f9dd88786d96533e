import { Injectable } from '@nestjs/common';
import type { Period } from '@pothik/contracts/catalogue';
import { endOfDhakaDay, startOfDhakaDay } from '@pothik/contracts/platform';
import { Clock } from '@pothik/engines';
import { type ActiveSince, activeSince, activeUntil, DriverDayRepository, readingOf } from '../driver-days/index.js';
import { PresenceRepository } from '../presence/index.js';
import { RideProjectionRepository } from '../projections/index.js';
import { DriverAnalyticsRepository } from './driver-analytics.repository.js';

/** Days counted at the same time. */
const WIDTH = 8;

/**
 * Counts the drivers of a period. What ended on a day that is over for long is stored once for that day; what ended since,
 * open rides and drivers who are ONLINE are read at each question, so no day need know what had not ended.
 */
@Injectable()
export class ActiveDriverService {
  constructor(
    private readonly drivers: DriverAnalyticsRepository,
    private readonly rides: RideProjectionRepository,
    private readonly presence: PresenceRepository,
    private readonly days: DriverDayRepository,
    private readonly clock: Clock,
  ) {}

  /** How many were on a ride or ONLINE at any moment of the period. */
  async count(period: Period): Promise<number> {
    const { days, start } = readingOf(period, this.clock.now());
    const found = await Promise.all([
      this.rides.driversOnRides(start, period.end),
      this.presence.driversOnline(start, period.end),
      this.drivers.onlineSinceBefore(period.end),
      this.ofDays(days, period.to),
    ]);
    return new Set(found.flat()).size;
  }

  /** Drivers of what ended on these days and had begun by the day `to`. */
  private async ofDays(days: readonly string[], to: string): Promise<string[]> {
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) return [];
    const counted = await this.countMissing(days, await this.days.countedBetween(first, last));
    const [within, after] = await Promise.all([
      this.days.driversBetween(first, to < last ? to : last),
      this.days.driversSince(to, last),
    ]);
    return [...activeUntil(counted, to), ...within, ...after];
  }

  private async countMissing(days: readonly string[], known: ReadonlySet<string>): Promise<ActiveSince[]> {
    const missing = days.filter((day) => !known.has(day));
    const counted: ActiveSince[] = [];
    for (let next = 0; next < missing.length; next += WIDTH) {
      const some = await Promise.all(missing.slice(next, next + WIDTH).map((day) => this.countDay(day)));
      counted.push(...some.flat());
    }
    return counted;
  }

  /** Returned too, as a day that was marked meanwhile is not stored. */
  private async countDay(day: string): Promise<ActiveSince[]> {
    // Before the rides: one that is stored while they are read leaves its day marked.
    const marks = await this.days.begin(day);
    const [start, end] = [startOfDhakaDay(day), endOfDhakaDay(day)];
    const ended = await Promise.all([this.rides.endedBetween(start, end), this.presence.endedBetween(start, end)]);
    const active = activeSince(ended.flat());
    await this.days.store(day, marks, active);
    return active;
  }
}
