import { Module } from '@nestjs/common';
import { AnalyticsModule } from './analytics/analytics.module.js';
import { ApproachesModule } from './approaches/index.js';
import { BlocksModule } from './blocks/index.js';
import { DemonstrationDrivers } from './demonstration.js';
import { DemonstrationDuties } from './demonstration-duty.js';
import { DriverDaysModule } from './driver-days/index.js';
import { DriverProfilesModule } from './driver-profiles/driver-profiles.module.js';
import { DriversModule } from './drivers/index.js';
import { EarningsModule } from './earnings/index.js';
import { EffectsModule } from './effects/effects.module.js';
import { FormerProfilesModule } from './former-profiles/index.js';
import { LiveMapModule } from './live-map/live-map.module.js';
import { PositionsModule } from './positions/index.js';
import { PresenceModule } from './presence/index.js';
import { ProjectionsModule } from './projections/index.js';
import { ReachModule } from './reach/reach.module.js';
import { ReviewModule } from './review/index.js';
import { SnapshotRepublishModule } from './snapshot-republish/snapshot-republish.module.js';
import { TracksModule } from './tracks/index.js';
import { VehiclesModule } from './vehicles/index.js';

@Module({
  imports: [
    SnapshotRepublishModule,
    PositionsModule,
    LiveMapModule,
    BlocksModule,
    DriverProfilesModule,
    VehiclesModule,
    EarningsModule,
    AnalyticsModule,
    PresenceModule,
    EffectsModule,
    ReachModule,
    ApproachesModule,
    TracksModule,
    DriversModule,
    FormerProfilesModule,
    ReviewModule,
    DriverDaysModule,
    ProjectionsModule,
  ],
  providers: [DemonstrationDrivers, DemonstrationDuties],
})
export class DriverModule {}
