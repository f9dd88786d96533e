import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ProjectionsModule } from '../projections/index.js';
import { CityController } from './city.controller.js';
import { CITY, citySchema } from './city.model.js';
import { CityRepository } from './city.repository.js';
import { CityService } from './city.service.js';

@Module({
  imports: [ProjectionsModule, MongooseModule.forFeature([{ name: CITY, schema: citySchema }])],
  controllers: [CityController],
  providers: [CityService, CityRepository],
  exports: [CityService],
})
export class CitiesModule {}
