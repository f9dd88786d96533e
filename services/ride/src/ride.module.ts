import { Module } from '@nestjs/common';
import { AnalyticsModule } from './analytics/analytics.module.js';
import { BooksModule } from './books/index.js';
import { CitiesModule } from './cities/index.js';
import { DeskModule } from './desk/desk.module.js';
import { EffectsModule } from './effects/effects.module.js';
import { EstimatesModule } from './estimates/index.js';
import { OperatorPlacesModule } from './operator-places/index.js';
import { PaymentsModule } from './payments/index.js';
import { PlacesModule } from './places/index.js';
import { ProjectionsModule } from './projections/index.js';
import { RidesModule } from './rides/index.js';
import { SnapshotRepublishModule } from './snapshot-republish/snapshot-republish.module.js';
import { SosModule } from './sos/index.js';

@Module({
  imports: [
    SnapshotRepublishModule,
    AnalyticsModule,
    CitiesModule,
    PlacesModule,
    OperatorPlacesModule,
    EstimatesModule,
    RidesModule,
    DeskModule,
    SosModule,
    PaymentsModule,
    BooksModule,
    EffectsModule,
    ProjectionsModule,
  ],
})
export class RideModule {}
