import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FormerProfilesModule } from '../former-profiles/index.js';
import { ProjectionsModule } from '../projections/index.js';
import { DRIVER_MODEL, driverSchema } from './driver.model.js';
import { DriverRepository } from './driver.repository.js';
import { DriverAvailabilityService } from './driver-availability.service.js';
import { DriverDeletionService } from './driver-deletion.service.js';

@Module({
  imports: [
    FormerProfilesModule,
    ProjectionsModule,
    MongooseModule.forFeature([{ name: DRIVER_MODEL, schema: driverSchema }]),
  ],
  providers: [DriverRepository, DriverAvailabilityService, DriverDeletionService],
  exports: [DriverRepository, DriverAvailabilityService, DriverDeletionService, MongooseModule],
})
export class DriversModule {}
