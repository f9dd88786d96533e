import { Module } from '@nestjs/common';
import { DriversModule } from '../drivers/index.js';
import { PositionsModule } from '../positions/index.js';
import { ProjectionsModule } from '../projections/index.js';
import { TracksModule } from '../tracks/index.js';
import { VehiclesModule } from '../vehicles/index.js';
import { LiveDriverRepository } from './live-driver.repository.js';
import { LiveMapController } from './live-map.controller.js';
import { LiveMapService } from './live-map.service.js';

@Module({
  imports: [DriversModule, PositionsModule, ProjectionsModule, TracksModule, VehiclesModule],
  controllers: [LiveMapController],
  providers: [LiveDriverRepository, LiveMapService],
})
export class LiveMapModule {}
