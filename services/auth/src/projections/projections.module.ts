import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { RideProjectionConsumer } from './ride-projection.consumer.js';
import {
  DRIVER_PROFILE_PROJECTION_MODEL,
  driverProfileProjectionSchema,
  RIDE_PROJECTION_MODEL,
  rideProjectionSchema,
} from './ride-projection.model.js';
import { RideProjectionRepository } from './ride-projection.repository.js';
import { RideProjectionService } from './ride-projection.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: RIDE_PROJECTION_MODEL, schema: rideProjectionSchema },
      { name: DRIVER_PROFILE_PROJECTION_MODEL, schema: driverProfileProjectionSchema },
    ]),
  ],
  controllers: [RideProjectionConsumer],
  providers: [RideProjectionRepository, RideProjectionService],
  exports: [RideProjectionService],
})
export class ProjectionsModule {}
