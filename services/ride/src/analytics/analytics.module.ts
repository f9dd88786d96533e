import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ProjectionsModule } from '../projections/index.js';
import { CompletedFares, RidesModule } from '../rides/index.js';
import { SosModule } from '../sos/index.js';
import { AnalyticsController } from './analytics.controller.js';
import { AnalyticsService } from './analytics.service.js';
import { DayCountingService } from './day-counting.service.js';
import { DayFareService } from './day-fare.service.js';
import { FareSumService } from './fare-sum.service.js';
import { RideDayConsumer } from './ride-day.consumer.js';
import { RIDE_DAY, rideDaySchema } from './ride-day.model.js';
import { RideDayRepository } from './ride-day.repository.js';
import { RideDayService } from './ride-day.service.js';
import { RIDE_HOUR, RIDE_HOUR_COUNT, rideHourCountSchema, rideHourSchema } from './ride-hour.model.js';
import { RideHourRepository } from './ride-hour.repository.js';
import { RideHourCountRepository } from './ride-hour-count.repository.js';

/** Global, because rides ask by the port `CompletedFares` and know nothing of this feature. */
@Global()
@Module({
  imports: [
    ProjectionsModule,
    RidesModule,
    SosModule,
    MongooseModule.forFeature([
      { name: RIDE_DAY, schema: rideDaySchema },
      { name: RIDE_HOUR, schema: rideHourSchema },
      { name: RIDE_HOUR_COUNT, schema: rideHourCountSchema },
    ]),
  ],
  controllers: [AnalyticsController, RideDayConsumer],
  providers: [
    AnalyticsService,
    RideDayService,
    RideDayRepository,
    DayCountingService,
    DayFareService,
    FareSumService,
    RideHourRepository,
    RideHourCountRepository,
    { provide: CompletedFares, useExisting: FareSumService },
  ],
  exports: [CompletedFares],
})
export class AnalyticsModule {}
