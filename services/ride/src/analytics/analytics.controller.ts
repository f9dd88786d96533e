import { Controller } from '@nestjs/common';
import type { Input, Output } from '@pothik/contracts/platform';
import { rideHttp } from '@pothik/contracts/ride';
import { Endpoint, In } from '@pothik/service-kit';
import { AnalyticsService } from './analytics.service.js';

type AnalyticsInput = Input<typeof rideHttp.analytics>;
type AnalyticsOutput = Output<typeof rideHttp.analytics>;

@Controller()
export class AnalyticsController {
  constructor(private readonly analytics: AnalyticsService) {}

  @Endpoint(rideHttp.analytics)
  show(@In() period: AnalyticsInput): Promise<AnalyticsOutput> {
    return this.analytics.of(period);
  }
}
