import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ACCOUNT_PROJECTION_MODEL, accountProjectionSchema } from './account-projection.model.js';
import { PersonProjectionRepository } from './person-projection.repository.js';
import { PersonProjectionService } from './person-projection.service.js';
import { PROFILE_PROJECTION_MODEL, profileProjectionSchema } from './profile-projection.model.js';
import { RIDE_PROJECTION_MODEL, rideProjectionSchema } from './ride-projection.model.js';
import { RideProjectionRepository } from './ride-projection.repository.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ACCOUNT_PROJECTION_MODEL, schema: accountProjectionSchema },
      { name: PROFILE_PROJECTION_MODEL, schema: profileProjectionSchema },
      { name: RIDE_PROJECTION_MODEL, schema: rideProjectionSchema },
    ]),
  ],
  providers: [PersonProjectionRepository, PersonProjectionService, RideProjectionRepository],
  exports: [PersonProjectionRepository, PersonProjectionService, RideProjectionRepository, MongooseModule],
})
export class ProjectionsModule {}
