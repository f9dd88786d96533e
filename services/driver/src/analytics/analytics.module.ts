import { Module } from '@nestjs/common';
import { DriverDaysModule } from '../driver-days/index.js';
import { DriversModule } from '../drivers/index.js';
import { PresenceModule } from '../presence/index.js';
import { ProjectionsModule } from '../projections/index.js';
import { ActiveDriverService } from './active-driver.service.js';
import { DriverAnalyticsController } from './driver-analytics.controller.js';
import { DriverAnalyticsRepository } from './driver-analytics.repository.js';
import { DriverAnalyticsService } from './driver-analytics.service.js';

@Module({
  imports: [DriverDaysModule, DriversModule, PresenceModule, ProjectionsModule],
  controllers: [DriverAnalyticsController],
  providers: [DriverAnalyticsRepository, ActiveDriverService, DriverAnalyticsService],
})
export class AnalyticsModule {}
