import { Module } from '@nestjs/common';
import { ApproachesModule } from '../approaches/index.js';
import { BlocksModule } from '../blocks/index.js';
import { DriverDaysModule } from '../driver-days/index.js';
import { DriversModule } from '../drivers/index.js';
import { EarningsModule } from '../earnings/index.js';
import { ProjectionsModule } from '../projections/index.js';
import { VehiclesModule } from '../vehicles/index.js';
import { PersonProjectionConsumer } from './person-projection.consumer.js';
import { RideProjectionConsumer } from './ride-projection.consumer.js';
import { RideProjectionService } from './ride-projection.service.js';
import { SessionConsumer } from './session.consumer.js';

@Module({
  imports: [
    ApproachesModule,
    BlocksModule,
    DriverDaysModule,
    DriversModule,
    EarningsModule,
    ProjectionsModule,
    VehiclesModule,
  ],
  controllers: [PersonProjectionConsumer, RideProjectionConsumer, SessionConsumer],
  providers: [RideProjectionService],
})
export class EffectsModule {}
