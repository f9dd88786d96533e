import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CitiesModule } from '../cities/index.js';
import { KnownPlaces } from '../estimates/index.js';
import { ProjectionsModule } from '../projections/index.js';
import { RidesModule } from '../rides/index.js';
import { TurnsModule } from '../turns.module.js';
import { DISMISSED_TEXT_MODEL, dismissedTextSchema } from './dismissed-text.model.js';
import { DismissedTextRepository } from './dismissed-text.repository.js';
import { OperatorPlaceController } from './operator-place.controller.js';
import { OPERATOR_PLACE_MODEL, operatorPlaceSchema } from './operator-place.model.js';
import { OperatorPlaceRepository } from './operator-place.repository.js';
import { OperatorPlaceService } from './operator-place.service.js';
import { OperatorPlaceSearch } from './operator-place-search.service.js';
import { PlacesFileService } from './places-file.service.js';
import { UnknownPlaceService } from './unknown-place.service.js';

/** Global, because estimates ask by the port `KnownPlaces` and know nothing of this feature. */
@Global()
@Module({
  imports: [
    TurnsModule,
    CitiesModule,
    ProjectionsModule,
    RidesModule,
    MongooseModule.forFeature([
      { name: DISMISSED_TEXT_MODEL, schema: dismissedTextSchema },
      { name: OPERATOR_PLACE_MODEL, schema: operatorPlaceSchema },
    ]),
  ],
  controllers: [OperatorPlaceController],
  providers: [
    OperatorPlaceService,
    UnknownPlaceService,
    DismissedTextRepository,
    OperatorPlaceSearch,
    PlacesFileService,
    OperatorPlaceRepository,
    { provide: KnownPlaces, useExisting: OperatorPlaceSearch },
  ],
  exports: [KnownPlaces, OperatorPlaceSearch],
})
export class OperatorPlacesModule {}
