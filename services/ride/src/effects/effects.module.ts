import { Module } from '@nestjs/common';
import { PlacesModule } from '../places/index.js';
import { ProjectionsModule } from '../projections/index.js';
import { RidesModule } from '../rides/index.js';
import { ApproachConsumer } from './approach.consumer.js';
import { DriverProjectionConsumer } from './driver-projection.consumer.js';
import { ExperienceConsumer } from './experience.consumer.js';
import { PersonProjectionConsumer } from './person-projection.consumer.js';

@Module({
  imports: [PlacesModule, ProjectionsModule, RidesModule],
  controllers: [DriverProjectionConsumer, PersonProjectionConsumer, ExperienceConsumer, ApproachConsumer],
})
export class EffectsModule {}
