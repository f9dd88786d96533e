import { Controller } from '@nestjs/common';
import { driverHttp } from '@pothik/contracts/driver';
import type { Input, Output } from '@pothik/contracts/platform';
import { Endpoint, In } from '@pothik/service-kit';
import { DriverAnalyticsService } from './driver-analytics.service.js';

type AnalyticsInput = Input<typeof driverHttp.analytics>;
type AnalyticsOutput = Output<typeof driverHttp.analytics>;

@Controller()
export class DriverAnalyticsController {
  constructor(private readonly analytics: DriverAnalyticsService) {}

  @Endpoint(driverHttp.analytics)
  show(@In() input: AnalyticsInput): Promise<AnalyticsOutput> {
    return this.analytics.show(input);
  }
}
