import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
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
} from './projection.model.js';
import { ProjectionRepository } from './projection.repository.js';
import { ProjectionService } from './projection.service.js';
import { ProjectionRebuildService } from './projection-rebuild.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: DRIVER_PROJECTION, schema: driverProjectionSchema },
      { name: VEHICLE_PROJECTION, schema: vehicleProjectionSchema },
      { name: PERSON_NAME, schema: personNameSchema },
      { name: PERSON_PROFILE, schema: personProfileSchema },
      { name: BLOCK_PROJECTION, schema: blockProjectionSchema },
    ]),
  ],
  providers: [ProjectionService, ProjectionRebuildService, ProjectionRepository],
  exports: [ProjectionService, ProjectionRebuildService],
})
export class ProjectionsModule {}
