import { Module } from '@nestjs/common';
import { RidesModule } from '../rides/index.js';
import { SnapshotRepublishController } from './snapshot-republish.controller.js';
import { SnapshotRepublishService } from './snapshot-republish.service.js';

@Module({
  imports: [RidesModule],
  controllers: [SnapshotRepublishController],
  providers: [SnapshotRepublishService],
})
export class SnapshotRepublishModule {}
