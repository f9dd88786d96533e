import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CitiesModule } from '../cities/index.js';
import { TurnsModule } from '../turns.module.js';
import { EstimateController } from './estimate.controller.js';
import { EstimateService } from './estimate.service.js';
import { EXPERIENCE, experienceSchema } from './experience.model.js';
import { ExperienceRepository } from './experience.repository.js';
import { ExperienceService } from './experience.service.js';
import { PointNamesService } from './point-names.service.js';
import { TAUGHT_RIDE, taughtRideSchema } from './taught-ride.model.js';
import { TaughtRideRepository } from './taught-ride.repository.js';

@Module({
  imports: [
    TurnsModule,
    CitiesModule,
    MongooseModule.forFeature([
      { name: EXPERIENCE, schema: experienceSchema },
      { name: TAUGHT_RIDE, schema: taughtRideSchema },
    ]),
  ],
  controllers: [EstimateController],
  providers: [EstimateService, ExperienceRepository, ExperienceService, TaughtRideRepository, PointNamesService],
  exports: [EstimateService, ExperienceService],
})
export class EstimatesModule {}
