import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountProjectionConsumer } from './account-projection.consumer.js';
import { ACCOUNT_PROJECTION_MODEL, accountProjectionSchema } from './account-projection.model.js';
import { AccountProjectionRepository } from './account-projection.repository.js';
import { AccountProjectionService } from './account-projection.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: ACCOUNT_PROJECTION_MODEL, schema: accountProjectionSchema }])],
  controllers: [AccountProjectionConsumer],
  providers: [AccountProjectionRepository, AccountProjectionService],
  exports: [MongooseModule],
})
export class ProjectionsModule {}
