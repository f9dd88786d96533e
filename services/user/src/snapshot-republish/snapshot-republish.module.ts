import { Module } from '@nestjs/common';
import { UsersModule } from '../users/index.js';
import { SnapshotRepublishController } from './snapshot-republish.controller.js';
import { SnapshotRepublishService } from './snapshot-republish.service.js';

@Module({
  imports: [UsersModule],
  controllers: [SnapshotRepublishController],
  providers: [SnapshotRepublishService],
})
export class SnapshotRepublishModule {}
