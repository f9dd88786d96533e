import { Module } from '@nestjs/common';
import { EpochService } from './epoch.service.js';

@Module({
  providers: [EpochService],
  exports: [EpochService],
})
export class EpochsModule {}
