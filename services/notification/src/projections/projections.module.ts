import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import {
  ACCOUNT_PROJECTION_MODEL,
  accountProjectionSchema,
  PROFILE_PROJECTION_MODEL,
  profileProjectionSchema,
} from './person-projection.model.js';
import { PersonProjectionRepository } from './person-projection.repository.js';
import { PersonProjectionService } from './person-projection.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ACCOUNT_PROJECTION_MODEL, schema: accountProjectionSchema },
      { name: PROFILE_PROJECTION_MODEL, schema: profileProjectionSchema },
    ]),
  ],
  providers: [PersonProjectionRepository, PersonProjectionService],
  exports: [PersonProjectionService],
})
export class ProjectionsModule {}
