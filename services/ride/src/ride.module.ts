import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { TurnService } from '@pothik/service-kit';
import { AnalyticsController } from './analytics/analytics.controller.js';
import { AnalyticsService } from './analytics/analytics.service.js';
import { DayCountingService } from './analytics/day-counting.service.js';
import { DayFareService } from './analytics/day-fare.service.js';
import { FareSumService } from './analytics/fare-sum.service.js';
import { RideDayConsumer } from './analytics/ride-day.consumer.js';
import { RIDE_DAY, rideDaySchema } from './analytics/ride-day.model.js';
import { RideDayRepository } from './analytics/ride-day.repository.js';
import { RideDayService } from './analytics/ride-day.service.js';
import { RIDE_HOUR, RIDE_HOUR_COUNT, rideHourCountSchema, rideHourSchema } from './analytics/ride-hour.model.js';
import { RideHourRepository } from './analytics/ride-hour.repository.js';
import { RideHourCountRepository } from './analytics/ride-hour-count.repository.js';
import { CityController } from './cities/city.controller.js';
import { CITY, citySchema } from './cities/city.model.js';
import { CityRepository } from './cities/city.repository.js';
import { CityService } from './cities/city.service.js';
import { ApproachConsumer } from './effects/approach.consumer.js';
import { DriverProjectionConsumer } from './effects/driver-projection.consumer.js';
import { ExperienceConsumer } from './effects/experience.consumer.js';
import { PersonProjectionConsumer } from './effects/person-projection.consumer.js';
import { EstimateController } from './estimates/estimate.controller.js';
import { EstimateService } from './estimates/estimate.service.js';
import { EXPERIENCE, experienceSchema } from './estimates/experience.model.js';
import { ExperienceRepository } from './estimates/experience.repository.js';
import { ExperienceService } from './estimates/experience.service.js';
import { KnownPlaces } from './estimates/known-places.js';
import { PointNamesService } from './estimates/point-names.service.js';
import { TAUGHT_RIDE, taughtRideSchema } from './estimates/taught-ride.model.js';
import { TaughtRideRepository } from './estimates/taught-ride.repository.js';
import { DISMISSED_TEXT_MODEL, dismissedTextSchema } from './operator-places/dismissed-text.model.js';
import { DismissedTextRepository } from './operator-places/dismissed-text.repository.js';
import { OperatorPlaceController } from './operator-places/operator-place.controller.js';
import { OPERATOR_PLACE_MODEL, operatorPlaceSchema } from './operator-places/operator-place.model.js';
import { OperatorPlaceRepository } from './operator-places/operator-place.repository.js';
import { OperatorPlaceService } from './operator-places/operator-place.service.js';
import { OperatorPlaceSearch } from './operator-places/operator-place-search.service.js';
import { PlacesFileService } from './operator-places/places-file.service.js';
import { UnknownPlaceService } from './operator-places/unknown-place.service.js';
import { OWN_PLACES, ownPlacesSchema } from './places/own-place.model.js';
import { OwnPlaceRepository } from './places/own-place.repository.js';
import { OwnPlaceService } from './places/own-place.service.js';
import { PlaceController } from './places/place.controller.js';
import {
  BLOCK_PROJECTION,
  blockProjectionSchema,
  DRIVER_PROJECTION,
  driverProjectionSchema,
  PERSON_NAME,
  PERSON_PROFILE,
  personNameSchema,
  personProfileSchema,
  VEHICLE_PROJECTION,
  vehicleProjectionSchema,
} from './projections/projection.model.js';
import { ProjectionRepository } from './projections/projection.repository.js';
import { ProjectionService } from './projections/projection.service.js';
import { ProjectionRebuildService } from './projections/projection-rebuild.service.js';
import { BookingLimitService } from './rides/booking-limit.service.js';
import { CompletedFares } from './rides/completed-fares.js';
import { DemonstrationRides } from './rides/demonstration.js';
import { DueRides } from './rides/due-rides.js';
import { EngagedRidesMetrics } from './rides/engaged-rides.metrics.js';
import { OpenRideRepository } from './rides/open-ride.repository.js';
import { PastRideRepository } from './rides/past-ride.repository.js';
import { RideController } from './rides/ride.controller.js';
import { RideDeadlines } from './rides/ride.deadlines.js';
import { RIDE, rideSchema } from './rides/ride.model.js';
import { RideRepository } from './rides/ride.repository.js';
import { RideService } from './rides/ride.service.js';
import { RideApproachService } from './rides/ride-approach.service.js';
import { RideAskingService } from './rides/ride-asking.service.js';
import { RideEffectsConsumer } from './rides/ride-effects.consumer.js';
import { RideEffectsService } from './rides/ride-effects.service.js';
import { RideFareRepository } from './rides/ride-fare.repository.js';
import { RideListService } from './rides/ride-list.service.js';
import { RideReviewService } from './rides/ride-review.service.js';
import { SeededRideRepository } from './rides/seeded-ride.repository.js';
import { UnresolvedIncidents } from './rides/unresolved-incidents.js';
import { SnapshotRepublishController } from './snapshot-republish/snapshot-republish.controller.js';
import { SnapshotRepublishService } from './snapshot-republish/snapshot-republish.service.js';
import { IncidentAlarms } from './sos/incident.alarms.js';
import { IncidentController } from './sos/incident.controller.js';
import { INCIDENT, incidentSchema } from './sos/incident.model.js';
import { IncidentRepository } from './sos/incident.repository.js';
import { IncidentService } from './sos/incident.service.js';
import { LookUpLimitService } from './sos/look-up-limit.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: RIDE, schema: rideSchema },
      { name: INCIDENT, schema: incidentSchema },
      { name: CITY, schema: citySchema },
      { name: EXPERIENCE, schema: experienceSchema },
      { name: TAUGHT_RIDE, schema: taughtRideSchema },
      { name: DISMISSED_TEXT_MODEL, schema: dismissedTextSchema },
      { name: OPERATOR_PLACE_MODEL, schema: operatorPlaceSchema },
      { name: OWN_PLACES, schema: ownPlacesSchema },
      { name: RIDE_DAY, schema: rideDaySchema },
      { name: RIDE_HOUR, schema: rideHourSchema },
      { name: RIDE_HOUR_COUNT, schema: rideHourCountSchema },
      { name: DRIVER_PROJECTION, schema: driverProjectionSchema },
      { name: VEHICLE_PROJECTION, schema: vehicleProjectionSchema },
      { name: PERSON_NAME, schema: personNameSchema },
      { name: PERSON_PROFILE, schema: personProfileSchema },
      { name: BLOCK_PROJECTION, schema: blockProjectionSchema },
    ]),
  ],
  controllers: [
    SnapshotRepublishController,
    AnalyticsController,
    RideDayConsumer,
    CityController,
    PlaceController,
    OperatorPlaceController,
    EstimateController,
    RideController,
    IncidentController,
    RideEffectsConsumer,
    DriverProjectionConsumer,
    PersonProjectionConsumer,
    ExperienceConsumer,
    ApproachConsumer,
  ],
  providers: [
    SnapshotRepublishService,
    CityService,
    CityRepository,
    EstimateService,
    ExperienceRepository,
    ExperienceService,
    TaughtRideRepository,
    PointNamesService,
    TurnService,
    { provide: KnownPlaces, useExisting: OperatorPlaceSearch },
    OperatorPlaceService,
    UnknownPlaceService,
    DismissedTextRepository,
    OperatorPlaceSearch,
    PlacesFileService,
    OperatorPlaceRepository,
    OwnPlaceService,
    OwnPlaceRepository,
    RideService,
    RideListService,
    RideRepository,
    RideFareRepository,
    OpenRideRepository,
    DueRides,
    RideAskingService,
    PastRideRepository,
    BookingLimitService,
    RideApproachService,
    RideReviewService,
    RideEffectsService,
    RideDeadlines,
    EngagedRidesMetrics,
    DemonstrationRides,
    SeededRideRepository,
    IncidentService,
    IncidentAlarms,
    LookUpLimitService,
    AnalyticsService,
    RideDayService,
    RideDayRepository,
    DayCountingService,
    DayFareService,
    FareSumService,
    { provide: CompletedFares, useExisting: FareSumService },
    RideHourRepository,
    RideHourCountRepository,
    IncidentRepository,
    { provide: UnresolvedIncidents, useExisting: IncidentRepository },
    ProjectionService,
    ProjectionRebuildService,
    ProjectionRepository,
  ],
})
export class RideModule {}
