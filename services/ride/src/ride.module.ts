import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AnalyticsController } from './analytics/analytics.controller.js';
import { AnalyticsService } from './analytics/analytics.service.js';
import { RideDayConsumer } from './analytics/ride-day.consumer.js';
import { RIDE_DAY, rideDaySchema } from './analytics/ride-day.model.js';
import { RideDayRepository } from './analytics/ride-day.repository.js';
import { RideDayService } from './analytics/ride-day.service.js';
import { DriverFactsConsumer } from './replicas/driver-facts.consumer.js';
import {
  DRIVER_FACTS,
  driverFactsSchema,
  PERSON_NAME,
  PERSON_PROFILE,
  personNameSchema,
  personProfileSchema,
  VEHICLE_FACTS,
  vehicleFactsSchema,
} from './replicas/facts.model.js';
import { FactsRepository } from './replicas/facts.repository.js';
import { FactsService } from './replicas/facts.service.js';
import { FormerFactsRepository } from './replicas/former-facts.repository.js';
import { PersonFactsConsumer } from './replicas/person-facts.consumer.js';
import { ReplicaService } from './replicas/replica.service.js';
import { DemonstrationRides } from './rides/demonstration.js';
import { EngagedRidesMetrics } from './rides/engaged-rides.metrics.js';
import { PastRideRepository } from './rides/past-ride.repository.js';
import { RideController } from './rides/ride.controller.js';
import { RideDeadlines } from './rides/ride.deadlines.js';
import { RIDE, rideSchema } from './rides/ride.model.js';
import { RideRepository } from './rides/ride.repository.js';
import { RideService } from './rides/ride.service.js';
import { RideEffectsConsumer } from './rides/ride-effects.consumer.js';
import { RideEffectsService } from './rides/ride-effects.service.js';
import { IncidentController } from './sos/incident.controller.js';
import { INCIDENT, incidentSchema } from './sos/incident.model.js';
import { IncidentRepository } from './sos/incident.repository.js';
import { IncidentService } from './sos/incident.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: RIDE, schema: rideSchema },
      { name: INCIDENT, schema: incidentSchema },
      { name: RIDE_DAY, schema: rideDaySchema },
      { name: DRIVER_FACTS, schema: driverFactsSchema },
      { name: VEHICLE_FACTS, schema: vehicleFactsSchema },
      { name: PERSON_NAME, schema: personNameSchema },
      { name: PERSON_PROFILE, schema: personProfileSchema },
    ]),
  ],
  controllers: [
    AnalyticsController,
    RideDayConsumer,
    RideController,
    IncidentController,
    RideEffectsConsumer,
    DriverFactsConsumer,
    PersonFactsConsumer,
  ],
  providers: [
    RideService,
    RideRepository,
    RideEffectsService,
    RideDeadlines,
    EngagedRidesMetrics,
    DemonstrationRides,
    PastRideRepository,
    IncidentService,
    AnalyticsService,
    RideDayService,
    RideDayRepository,
    IncidentRepository,
    FactsService,
    ReplicaService,
    FactsRepository,
    FormerFactsRepository,
  ],
})
export class RideModule {}
