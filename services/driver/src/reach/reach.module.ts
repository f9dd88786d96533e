import { Module } from '@nestjs/common';
import { DriversModule } from '../drivers/index.js';
import { PositionsModule } from '../positions/index.js';
import { ProjectionsModule } from '../projections/index.js';
import { ReachConsumer } from './reach.consumer.js';
import { ReachService } from './reach.service.js';

@Module({
  imports: [DriversModule, PositionsModule, ProjectionsModule],
  controllers: [ReachConsumer],
  providers: [ReachService],
})
export class ReachModule {}
