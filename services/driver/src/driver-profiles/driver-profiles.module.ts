import { Module } from '@nestjs/common';
import { TurnService } from '@pothik/service-kit';
import { BlocksModule } from '../blocks/index.js';
import { DriversModule } from '../drivers/index.js';
import { EarningsModule } from '../earnings/index.js';
import { FormerProfilesModule } from '../former-profiles/index.js';
import { PositionsModule } from '../positions/index.js';
import { ProjectionsModule } from '../projections/index.js';
import { ReviewModule } from '../review/index.js';
import { VehiclesModule } from '../vehicles/index.js';
import { DriverController } from './driver.controller.js';
import { DriverService } from './driver.service.js';
import { DriverListRepository } from './driver-list.repository.js';
import { DriverListService } from './driver-list.service.js';
import { DriverStatusService } from './driver-status.service.js';
import { FreeDriverRepository } from './free-driver.repository.js';
import { FreeDriverService } from './free-driver.service.js';
import { PickupLimitService } from './pickup-limit.service.js';
import { PushAloneService } from './push-alone.service.js';

@Module({
  imports: [
    BlocksModule,
    DriversModule,
    EarningsModule,
    FormerProfilesModule,
    PositionsModule,
    ProjectionsModule,
    ReviewModule,
    VehiclesModule,
  ],
  controllers: [DriverController],
  providers: [
    DriverListRepository,
    FreeDriverRepository,
    FreeDriverService,
    PickupLimitService,
    PushAloneService,
    DriverService,
    DriverListService,
    DriverStatusService,
    TurnService,
  ],
})
export class DriverProfilesModule {}
