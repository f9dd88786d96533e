import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DriversModule } from '../drivers/index.js';
import { ProjectionsModule } from '../projections/index.js';
import { TracksModule } from '../tracks/index.js';
import { APPROACH_MODEL, approachSchema } from './approach.model.js';
import { ApproachRepository } from './approach.repository.js';
import { ApproachService } from './approach.service.js';
import { PickupService } from './pickup.service.js';
import { PickupMissedService } from './pickup-missed.service.js';

@Module({
  imports: [
    DriversModule,
    ProjectionsModule,
    TracksModule,
    MongooseModule.forFeature([{ name: APPROACH_MODEL, schema: approachSchema }]),
  ],
  providers: [ApproachRepository, ApproachService, PickupService, PickupMissedService],
  exports: [ApproachService, PickupMissedService],
})
export class ApproachesModule {}
