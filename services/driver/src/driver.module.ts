import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DemonstrationDrivers } from './demonstration.js';
import { DriverController } from './drivers/driver.controller.js';
import { DRIVER_MODEL, driverSchema } from './drivers/driver.model.js';
import { DriverRepository } from './drivers/driver.repository.js';
import { DriverService } from './drivers/driver.service.js';
import { DriverAvailabilityService } from './drivers/driver-availability.service.js';
import { DriverListRepository } from './drivers/driver-list.repository.js';
import { DriverListService } from './drivers/driver-list.service.js';
import { FreeDriverRepository } from './drivers/free-driver.repository.js';
import { DRIVER_RECORD_MODEL, driverRecordSchema } from './earnings/driver-record.model.js';
import { EARNING_MODEL, earningSchema } from './earnings/earning.model.js';
import { EarningRepository } from './earnings/earning.repository.js';
import { EarningService } from './earnings/earning.service.js';
import { ACCOUNT_FACTS_MODEL, accountFactsSchema } from './replicas/account-facts.model.js';
import { PersonFactsConsumer } from './replicas/person-facts.consumer.js';
import { PersonFactsRepository } from './replicas/person-facts.repository.js';
import { PersonFactsService } from './replicas/person-facts.service.js';
import { PROFILE_FACTS_MODEL, profileFactsSchema } from './replicas/profile-facts.model.js';
import { RideFactsConsumer } from './replicas/ride-facts.consumer.js';
import { RIDE_FACTS_MODEL, rideFactsSchema } from './replicas/ride-facts.model.js';
import { RideFactsRepository } from './replicas/ride-facts.repository.js';
import { RideFactsService } from './replicas/ride-facts.service.js';
import { VehicleController } from './vehicles/vehicle.controller.js';
import { VEHICLE_MODEL, vehicleSchema } from './vehicles/vehicle.model.js';
import { VehicleRepository } from './vehicles/vehicle.repository.js';
import { VehicleService } from './vehicles/vehicle.service.js';

/** The wiring; the only file that knows every door. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: DRIVER_MODEL, schema: driverSchema },
      { name: VEHICLE_MODEL, schema: vehicleSchema },
      { name: EARNING_MODEL, schema: earningSchema },
      { name: DRIVER_RECORD_MODEL, schema: driverRecordSchema },
      { name: ACCOUNT_FACTS_MODEL, schema: accountFactsSchema },
      { name: PROFILE_FACTS_MODEL, schema: profileFactsSchema },
      { name: RIDE_FACTS_MODEL, schema: rideFactsSchema },
    ]),
  ],
  controllers: [DriverController, VehicleController, PersonFactsConsumer, RideFactsConsumer],
  providers: [
    DriverRepository,
    DriverListRepository,
    FreeDriverRepository,
    DriverService,
    DriverListService,
    DriverAvailabilityService,
    VehicleRepository,
    VehicleService,
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
