import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ImageEncoder } from '@pothik/service-kit/images';
import { DriversModule } from '../drivers/index.js';
import { FormerProfilesModule } from '../former-profiles/index.js';
import { ProjectionsModule } from '../projections/index.js';
import { STORED_IMAGE_MODEL, storedImageSchema } from './stored-image.model.js';
import { StoredImageRepository } from './stored-image.repository.js';
import { VehicleController } from './vehicle.controller.js';
import { VEHICLE_MODEL, vehicleSchema } from './vehicle.model.js';
import { VehicleRepository } from './vehicle.repository.js';
import { VehicleService } from './vehicle.service.js';
import { VehicleDeletionService } from './vehicle-deletion.service.js';
import { VehicleImageController } from './vehicle-image.controller.js';
import { VehicleImageService } from './vehicle-image.service.js';
import { VehicleImageSweep } from './vehicle-image.sweep.js';
import { VehicleUpdateService } from './vehicle-update.service.js';

@Module({
  imports: [
    DriversModule,
    FormerProfilesModule,
    ProjectionsModule,
    MongooseModule.forFeature([
      { name: VEHICLE_MODEL, schema: vehicleSchema },
      { name: STORED_IMAGE_MODEL, schema: storedImageSchema },
    ]),
  ],
  controllers: [VehicleController, VehicleImageController],
  providers: [
    VehicleRepository,
    VehicleService,
    VehicleUpdateService,
    VehicleDeletionService,
    VehicleImageService,
    VehicleImageSweep,
    StoredImageRepository,
    ImageEncoder,
  ],
  exports: [VehicleRepository, VehicleDeletionService, VehicleImageService, MongooseModule],
})
export class VehiclesModule {}
