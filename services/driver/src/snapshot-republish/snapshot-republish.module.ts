import { Module } from '@nestjs/common';
import { BlocksModule } from '../blocks/index.js';
import { DriversModule } from '../drivers/index.js';
import { VehiclesModule } from '../vehicles/index.js';
import { SnapshotRepublishController } from './snapshot-republish.controller.js';
import { SnapshotRepublishRepository } from './snapshot-republish.repository.js';
import { SnapshotRepublishService } from './snapshot-republish.service.js';

@Module({
  imports: [BlocksModule, DriversModule, VehiclesModule],
  controllers: [SnapshotRepublishController],
  providers: [SnapshotRepublishService, SnapshotRepublishRepository],
})
export class SnapshotRepublishModule {}
