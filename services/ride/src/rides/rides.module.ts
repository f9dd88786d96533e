import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CitiesModule } from '../cities/index.js';
import { EstimatesModule } from '../estimates/index.js';
import { ProjectionsModule } from '../projections/index.js';
import { BookingLimitService } from './booking-limit.service.js';
import { DemonstrationRides } from './demonstration.js';
import { DueRides } from './due-rides.js';
import { EngagedRidesMetrics } from './engaged-rides.metrics.js';
import { OpenRideRepository } from './open-ride.repository.js';
import { PastRideRepository } from './past-ride.repository.js';
import { RideController } from './ride.controller.js';
import { RideDeadlines } from './ride.deadlines.js';
import { RIDE, rideSchema } from './ride.model.js';
import { RideRepository } from './ride.repository.js';
import { RideService } from './ride.service.js';
import { RideApproachService } from './ride-approach.service.js';
import { RideDispatchService } from './ride-dispatch.service.js';
import { RideEffectsConsumer } from './ride-effects.consumer.js';
import { RideEffectsService } from './ride-effects.service.js';
import { RideFareRepository } from './ride-fare.repository.js';
import { RideListService } from './ride-list.service.js';
import { RideReviewService } from './ride-review.service.js';
import { SeededRideRepository } from './seeded-ride.repository.js';

@Module({
  imports: [
    CitiesModule,
    EstimatesModule,
    ProjectionsModule,
    MongooseModule.forFeature([{ name: RIDE, schema: rideSchema }]),
  ],
  controllers: [RideController, RideEffectsConsumer],
  providers: [
    RideService,
    RideListService,
    RideRepository,
    RideFareRepository,
    OpenRideRepository,
    DueRides,
    RideDispatchService,
    PastRideRepository,
    BookingLimitService,
    RideApproachService,
    RideReviewService,
    RideEffectsService,
    RideDeadlines,
    EngagedRidesMetrics,
    DemonstrationRides,
    SeededRideRepository,
  ],
  exports: [
    RideService,
    RideRepository,
    RideFareRepository,
    RideApproachService,
    RideReviewService,
    RideEffectsService,
    DemonstrationRides,
  ],
})
export class RidesModule {}
