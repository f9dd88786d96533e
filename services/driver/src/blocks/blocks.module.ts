import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DriversModule } from '../drivers/index.js';
import { ProjectionsModule } from '../projections/index.js';
import { BlockController } from './block.controller.js';
import { BLOCK_MODEL, blockSchema } from './block.model.js';
import { BlockRepository } from './block.repository.js';
import { BlockService } from './block.service.js';

@Module({
  imports: [DriversModule, ProjectionsModule, MongooseModule.forFeature([{ name: BLOCK_MODEL, schema: blockSchema }])],
  controllers: [BlockController],
  providers: [BlockRepository, BlockService],
  exports: [BlockRepository, BlockService, MongooseModule],
})
export class BlocksModule {}
