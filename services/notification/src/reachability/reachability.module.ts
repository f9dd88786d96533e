import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SignsOfLife } from '@pothik/service-kit';
import { PushModule } from '../push/index.js';
import { WatchConsumer } from './watch.consumer.js';
import { WatchService } from './watch.service.js';
import { WATCHED_PERSON_MODEL, watchedPersonSchema } from './watched-person.model.js';
import { WatchedPersonRepository } from './watched-person.repository.js';

@Module({
  imports: [PushModule, MongooseModule.forFeature([{ name: WATCHED_PERSON_MODEL, schema: watchedPersonSchema }])],
  controllers: [WatchConsumer],
  providers: [SignsOfLife, WatchedPersonRepository, WatchService],
  exports: [SignsOfLife],
})
export class ReachabilityModule {}
