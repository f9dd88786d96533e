import { Injectable } from '@nestjs/common';
import { periodOf } from '@pothik/contracts/catalogue';
import type { PeriodQuery } from '@pothik/contracts/platform';
import type { RideAnalytics } from '@pothik/contracts/ride';
import { Clock } from '@pothik/engines';
import { ProjectionService } from '../projections/index.js';
import { viewAnalytics } from './analytics.views.js';
import { vehiclesWithoutType } from './day-count.rules.js';
import { RideDayService } from './ride-day.service.js';

@Injectable()
export class AnalyticsService {
  constructor(
    private readonly days: RideDayService,
    private readonly projections: ProjectionService,
    private readonly clock: Clock,
  ) {}

  /** Throws request/invalid for a period of no day or of too many. */
  async of(period: PeriodQuery): Promise<RideAnalytics> {
    const days = await this.days.counted(periodOf(period, this.clock.now()).days);
    return viewAnalytics(days, await this.projections.vehicleTypes(vehiclesWithoutType(days)));
  }
}
