import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SignsOfLife, TurnService } from '@pothik/service-kit';
import { ImageEncoder } from '@pothik/service-kit/images';
import { ActiveDriverService } from './analytics/active-driver.service.js';
import { DriverAnalyticsController } from './analytics/driver-analytics.controller.js';
import { DriverAnalyticsRepository } from './analytics/driver-analytics.repository.js';
import { DriverAnalyticsService } from './analytics/driver-analytics.service.js';
import { APPROACH_MODEL, approachSchema } from './approaches/approach.model.js';
import { ApproachRepository } from './approaches/approach.repository.js';
import { ApproachService } from './approaches/approach.service.js';
import { PickupService } from './approaches/pickup.service.js';
import { PickupMissedService } from './approaches/pickup-missed.service.js';
import { BlockController } from './blocks/block.controller.js';
import { BLOCK_MODEL, blockSchema } from './blocks/block.model.js';
import { BlockRepository } from './blocks/block.repository.js';
import { BlockService } from './blocks/block.service.js';
import { DemonstrationDrivers } from './demonstration.js';
import { DemonstrationDuties } from './demonstration-duty.js';
import { DRIVER_DAY_MODEL, driverDaySchema } from './driver-days/driver-day.model.js';
import { DriverDayRepository } from './driver-days/driver-day.repository.js';
import { DriverDayService } from './driver-days/driver-day.service.js';
import { DriverController } from './driver-profiles/driver.controller.js';
import { DriverService } from './driver-profiles/driver.service.js';
import { DriverListRepository } from './driver-profiles/driver-list.repository.js';
import { DriverListService } from './driver-profiles/driver-list.service.js';
import { DriverStatusService } from './driver-profiles/driver-status.service.js';
import { FreeDriverRepository } from './driver-profiles/free-driver.repository.js';
import { FreeDriverService } from './driver-profiles/free-driver.service.js';
import { PickupLimitService } from './driver-profiles/pickup-limit.service.js';
import { DRIVER_MODEL, driverSchema } from './drivers/driver.model.js';
import { DriverRepository } from './drivers/driver.repository.js';
import { DriverAvailabilityService } from './drivers/driver-availability.service.js';
import { DriverDeletionService } from './drivers/driver-deletion.service.js';
import { DRIVER_RECORD_MODEL, driverRecordSchema } from './earnings/driver-record.model.js';
import { EarningController } from './earnings/earning.controller.js';
import { EARNING_MODEL, earningSchema } from './earnings/earning.model.js';
import { EarningRepository } from './earnings/earning.repository.js';
import { EarningService } from './earnings/earning.service.js';
import { PersonProjectionConsumer } from './effects/person-projection.consumer.js';
import { RideProjectionConsumer } from './effects/ride-projection.consumer.js';
import { RideProjectionService } from './effects/ride-projection.service.js';
import { SessionConsumer } from './effects/session.consumer.js';
import { FormerProfileHasher } from './former-profiles/former-profile.hasher.js';
import { FORMER_PROFILE_MODEL, formerProfileSchema } from './former-profiles/former-profile.model.js';
import { FormerProfileRepository } from './former-profiles/former-profile.repository.js';
import { FormerProfileService } from './former-profiles/former-profile.service.js';
import { LiveDriverRepository } from './live-map/live-driver.repository.js';
import { LiveMapController } from './live-map/live-map.controller.js';
import { LiveMapService } from './live-map/live-map.service.js';
import { DemonstrationDriving } from './positions/demonstration-driving.js';
import { DriverPlaces } from './positions/driver-places.js';
import { PositionConsumer } from './positions/position.consumer.js';
import { PositionController } from './positions/position.controller.js';
import { PositionService } from './positions/position.service.js';
import { PositionConsentService } from './positions/position-consent.service.js';
import { ToldPositionsStore } from './positions/told-positions.store.js';
import { ONLINE_STRETCH_MODEL, onlineStretchSchema } from './presence/online-stretch.model.js';
import { PresenceConsumer } from './presence/presence.consumer.js';
import { PresenceRepository } from './presence/presence.repository.js';
import { PresenceService } from './presence/presence.service.js';
import { ACCOUNT_PROJECTION_MODEL, accountProjectionSchema } from './projections/account-projection.model.js';
import { PersonProjectionRepository } from './projections/person-projection.repository.js';
import { PersonProjectionService } from './projections/person-projection.service.js';
import { PROFILE_PROJECTION_MODEL, profileProjectionSchema } from './projections/profile-projection.model.js';
import { RIDE_PROJECTION_MODEL, rideProjectionSchema } from './projections/ride-projection.model.js';
import { RideProjectionRepository } from './projections/ride-projection.repository.js';
import { ReachConsumer } from './reach/reach.consumer.js';
import { ReachService } from './reach/reach.service.js';
import { ChangeConfirmationService } from './review/change-confirmation.service.js';
import { LookAlikeService } from './review/look-alike.service.js';
import { ReviewService } from './review/review.service.js';
import { UntoldChangesSweep } from './review/untold-changes.sweep.js';
import { SnapshotRepublishController } from './snapshot-republish/snapshot-republish.controller.js';
import { SnapshotRepublishRepository } from './snapshot-republish/snapshot-republish.repository.js';
import { SnapshotRepublishService } from './snapshot-republish/snapshot-republish.service.js';
import { TRACK_MODEL, trackSchema } from './tracks/track.model.js';
import { TrackRepository } from './tracks/track.repository.js';
import { TrackService } from './tracks/track.service.js';
import { STORED_IMAGE_MODEL, storedImageSchema } from './vehicles/stored-image.model.js';
import { StoredImageRepository } from './vehicles/stored-image.repository.js';
import { VehicleController } from './vehicles/vehicle.controller.js';
import { VEHICLE_MODEL, vehicleSchema } from './vehicles/vehicle.model.js';
import { VehicleRepository } from './vehicles/vehicle.repository.js';
import { VehicleService } from './vehicles/vehicle.service.js';
import { VehicleDeletionService } from './vehicles/vehicle-deletion.service.js';
import { VehicleImageController } from './vehicles/vehicle-image.controller.js';
import { VehicleImageService } from './vehicles/vehicle-image.service.js';
import { VehicleImageSweep } from './vehicles/vehicle-image.sweep.js';
import { VehicleUpdateService } from './vehicles/vehicle-update.service.js';

/** The only file that imports the insides of every feature. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: DRIVER_MODEL, schema: driverSchema },
      { name: VEHICLE_MODEL, schema: vehicleSchema },
      { name: EARNING_MODEL, schema: earningSchema },
      { name: DRIVER_RECORD_MODEL, schema: driverRecordSchema },
      { name: ONLINE_STRETCH_MODEL, schema: onlineStretchSchema },
      { name: DRIVER_DAY_MODEL, schema: driverDaySchema },
      { name: STORED_IMAGE_MODEL, schema: storedImageSchema },
      { name: ACCOUNT_PROJECTION_MODEL, schema: accountProjectionSchema },
      { name: PROFILE_PROJECTION_MODEL, schema: profileProjectionSchema },
      { name: RIDE_PROJECTION_MODEL, schema: rideProjectionSchema },
      { name: TRACK_MODEL, schema: trackSchema },
      { name: APPROACH_MODEL, schema: approachSchema },
      { name: BLOCK_MODEL, schema: blockSchema },
      { name: FORMER_PROFILE_MODEL, schema: formerProfileSchema },
    ]),
  ],
  controllers: [
    SnapshotRepublishController,
    PositionController,
    LiveMapController,
    BlockController,
    DriverController,
    VehicleController,
    VehicleImageController,
    EarningController,
    DriverAnalyticsController,
    PositionConsumer,
    PresenceConsumer,
    PersonProjectionConsumer,
    RideProjectionConsumer,
    SessionConsumer,
    ReachConsumer,
  ],
  providers: [
    SnapshotRepublishService,
    SnapshotRepublishRepository,
    DriverPlaces,
    PositionService,
    ToldPositionsStore,
    ApproachRepository,
    ApproachService,
    PickupService,
    PickupMissedService,
    TrackRepository,
    TrackService,
    LiveDriverRepository,
    LiveMapService,
    DemonstrationDriving,
    PositionConsentService,
    BlockRepository,
    BlockService,
    DriverRepository,
    DriverListRepository,
    FreeDriverRepository,
    FreeDriverService,
    PickupLimitService,
    TurnService,
    DriverService,
    DriverListService,
    DriverStatusService,
    DriverAvailabilityService,
    DriverDeletionService,
    FormerProfileHasher,
    FormerProfileRepository,
    FormerProfileService,
    VehicleRepository,
    VehicleService,
    VehicleUpdateService,
    VehicleDeletionService,
    ImageEncoder,
    VehicleImageService,
    VehicleImageSweep,
    StoredImageRepository,
    ReviewService,
    LookAlikeService,
    ChangeConfirmationService,
    UntoldChangesSweep,
    PresenceRepository,
    PresenceService,
    DriverDayRepository,
    DriverDayService,
    DriverAnalyticsRepository,
    ActiveDriverService,
    DriverAnalyticsService,
    EarningRepository,
    EarningService,
    PersonProjectionRepository,
    PersonProjectionService,
    RideProjectionRepository,
    RideProjectionService,
    SignsOfLife,
    ReachService,
    DemonstrationDrivers,
    DemonstrationDuties,
  ],
})
export class DriverModule {}
