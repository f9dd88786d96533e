import { Injectable } from '@nestjs/common';
import { Clock } from '@pothik/engines';
import { DriverDayRepository } from './driver-day.repository.js';
import { dayToMark } from './driver-day.rules.js';

@Injectable()
export class DriverDayService {
  constructor(
    private readonly days: DriverDayRepository,
    private readonly clock: Clock,
  ) {}

  /** To be called after the end of a ride or ONLINE stretch is stored, also for a repeated event: the first may not have come so far. */
  async markEnd(endedAt: Date): Promise<void> {
    const day = dayToMark(endedAt, this.clock.now());
    if (day !== undefined) await this.days.mark(day);
  }
}
