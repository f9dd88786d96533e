import { Module } from '@nestjs/common';
import { SignsOfLife } from '@pothik/service-kit';
import { ApproachesModule } from '../approaches/index.js';
import { DriversModule } from '../drivers/index.js';
import { ProjectionsModule } from '../projections/index.js';
import { TracksModule } from '../tracks/index.js';
import { VehiclesModule } from '../vehicles/index.js';
import { DemonstrationDriving } from './demonstration-driving.js';
import { DriverPlaces } from './driver-places.js';
import { PositionConsumer } from './position.consumer.js';
import { PositionController } from './position.controller.js';
import { PositionService } from './position.service.js';
import { PositionConsentService } from './position-consent.service.js';
import { ToldPositionsStore } from './told-positions.store.js';

@Module({
  imports: [ApproachesModule, DriversModule, ProjectionsModule, TracksModule, VehiclesModule],
  controllers: [PositionController, PositionConsumer],
  providers: [
    DriverPlaces,
    PositionService,
    ToldPositionsStore,
    DemonstrationDriving,
    PositionConsentService,
    SignsOfLife,
  ],
  exports: [DriverPlaces, PositionService, DemonstrationDriving, PositionConsentService, SignsOfLife],
})
export class PositionsModule {}
