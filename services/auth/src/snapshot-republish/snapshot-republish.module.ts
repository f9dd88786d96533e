import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { SnapshotRepublishController } from './snapshot-republish.controller.js';
import { SnapshotRepublishService } from './snapshot-republish.service.js';

@Module({
  imports: [AccountsModule],
  controllers: [SnapshotRepublishController],
  providers: [SnapshotRepublishService],
})
export class SnapshotRepublishModule {}
