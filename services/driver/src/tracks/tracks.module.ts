import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ProjectionsModule } from '../projections/index.js';
import { TRACK_MODEL, trackSchema } from './track.model.js';
import { TrackRepository } from './track.repository.js';
import { TrackService } from './track.service.js';

@Module({
  imports: [ProjectionsModule, MongooseModule.forFeature([{ name: TRACK_MODEL, schema: trackSchema }])],
  providers: [TrackRepository, TrackService],
  exports: [TrackRepository, TrackService],
})
export class TracksModule {}
