import { Module } from '@nestjs/common';
import { DemonstrationProfiles } from './demonstration.js';
import { PicturesModule } from './pictures/index.js';
import { ProjectionsModule } from './projections/index.js';
import { SnapshotRepublishModule } from './snapshot-republish/snapshot-republish.module.js';
import { UsersModule } from './users/index.js';

@Module({
  imports: [SnapshotRepublishModule, UsersModule, PicturesModule, ProjectionsModule],
  providers: [DemonstrationProfiles],
})
export class UserModule {}
