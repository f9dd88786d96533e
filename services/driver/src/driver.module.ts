import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DriverAnalyticsController } from './analytics/driver-analytics.controller.js';
import { DriverAnalyticsRepository } from './analytics/driver-analytics.repository.js';
import { DriverAnalyticsService } from './analytics/driver-analytics.service.js';
import { DemonstrationDrivers } from './demonstration.js';
import { DriverController } from './drivers/driver.controller.js';
import { DRIVER_MODEL, driverSchema } from './drivers/driver.model.js';
import { DriverRepository } from './drivers/driver.repository.js';
import { DriverService } from './drivers/driver.service.js';
import { DriverAvailabilityService } from './drivers/driver-availability.service.js';
import { DriverLeftService } from './drivers/driver-left.service.js';
import { DriverListRepository } from './drivers/driver-list.repository.js';
import { DriverListService } from './drivers/driver-list.service.js';
import { FreeDriverRepository } from './drivers/free-driver.repository.js';
import { DRIVER_RECORD_MODEL, driverRecordSchema } from './earnings/driver-record.model.js';
import { EarningController } from './earnings/earning.controller.js';
import { EARNING_MODEL, earningSchema } from './earnings/earning.model.js';
import { EarningRepository } from './earnings/earning.repository.js';
import { EarningService } from './earnings/earning.service.js';
import { ONLINE_STRETCH_MODEL, onlineStretchSchema } from './presence/online-stretch.model.js';
import { PresenceConsumer } from './presence/presence.consumer.js';
import { PresenceRepository } from './presence/presence.repository.js';
import { PresenceService } from './presence/presence.service.js';
import { ACCOUNT_FACTS_MODEL, accountFactsSchema } from './replicas/account-facts.model.js';
import { PersonFactsConsumer } from './replicas/person-facts.consumer.js';
import { PersonFactsRepository } from './replicas/person-facts.repository.js';
import { PersonFactsService } from './replicas/person-facts.service.js';
import { PROFILE_FACTS_MODEL, profileFactsSchema } from './replicas/profile-facts.model.js';
import { RideFactsConsumer } from './replicas/ride-facts.consumer.js';
import { RIDE_FACTS_MODEL, rideFactsSchema } from './replicas/ride-facts.model.js';
import { RideFactsRepository } from './replicas/ride-facts.repository.js';
import { RideFactsService } from './replicas/ride-facts.service.js';
import { RestatementController } from './restatement/restatement.controller.js';
import { RestatementRepository } from './restatement/restatement.repository.js';
import { RestatementService } from './restatement/restatement.service.js';
import { ReviewService } from './review/review.service.js';
import { STORED_IMAGE_MODEL, storedImageSchema } from './vehicles/stored-image.model.js';
import { StoredImageRepository } from './vehicles/stored-image.repository.js';
import { VehicleController } from './vehicles/vehicle.controller.js';
import { VEHICLE_MODEL, vehicleSchema } from './vehicles/vehicle.model.js';
import { VehicleRepository } from './vehicles/vehicle.repository.js';
import { VehicleService } from './vehicles/vehicle.service.js';
import { VehicleImageController } from './vehicles/vehicle-image.controller.js';
import { VehicleImageService } from './vehicles/vehicle-image.service.js';
import { VehicleImageSweep } from './vehicles/vehicle-image.sweep.js';
import { VehicleLeftService } from './vehicles/vehicle-left.service.js';
import { VehicleUpdateService } from './vehicles/vehicle-update.service.js';

/** The wiring; the only file that knows every door. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: DRIVER_MODEL, schema: driverSchema },
      { name: VEHICLE_MODEL, schema: vehicleSchema },
      { name: EARNING_MODEL, schema: earningSchema },
      { name: DRIVER_RECORD_MODEL, schema: driverRecordSchema },
      { name: ONLINE_STRETCH_MODEL, schema: onlineStretchSchema },
      { name: STORED_IMAGE_MODEL, schema: storedImageSchema },
      { name: ACCOUNT_FACTS_MODEL, schema: accountFactsSchema },
      { name: PROFILE_FACTS_MODEL, schema: profileFactsSchema },
      { name: RIDE_FACTS_MODEL, schema: rideFactsSchema },
    ]),
  ],
  controllers: [
    RestatementController,
    DriverController,
    VehicleController,
    VehicleImageController,
    EarningController,
    DriverAnalyticsController,
    PresenceConsumer,
    PersonFactsConsumer,
    RideFactsConsumer,
  ],
  providers: [
    RestatementService,
    RestatementRepository,
    DriverRepository,
    DriverListRepository,
    FreeDriverRepository,
    DriverService,
    DriverListService,
    DriverAvailabilityService,
    DriverLeftService,
    VehicleRepository,
    VehicleService,
    VehicleUpdateService,
    VehicleLeftService,
    VehicleImageService,
    VehicleImageSweep,
    StoredImageRepository,
    ReviewService,
    PresenceRepository,
    PresenceService,
    DriverAnalyticsRepository,
    DriverAnalyticsService,
    EarningRepository,
    EarningService,
    PersonFactsRepository,
    PersonFactsService,
    RideFactsRepository,
    RideFactsService,
    DemonstrationDrivers,
  ],
})
export class DriverModule {}
