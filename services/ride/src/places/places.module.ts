import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { OperatorPlacesModule } from '../operator-places/index.js';
import { RidesModule } from '../rides/index.js';
import { TurnsModule } from '../turns.module.js';
import { OWN_PLACES, ownPlacesSchema } from './own-place.model.js';
import { OwnPlaceRepository } from './own-place.repository.js';
import { OwnPlaceService } from './own-place.service.js';
import { PlaceController } from './place.controller.js';

@Module({
  imports: [
    TurnsModule,
    OperatorPlacesModule,
    RidesModule,
    MongooseModule.forFeature([{ name: OWN_PLACES, schema: ownPlacesSchema }]),
  ],
  controllers: [PlaceController],
  providers: [OwnPlaceService, OwnPlaceRepository],
  exports: [OwnPlaceService],
})
export class PlacesModule {}
