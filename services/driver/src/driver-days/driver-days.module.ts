import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DRIVER_DAY_MODEL, driverDaySchema } from './driver-day.model.js';
import { DriverDayRepository } from './driver-day.repository.js';
import { DriverDayService } from './driver-day.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: DRIVER_DAY_MODEL, schema: driverDaySchema }])],
  providers: [DriverDayRepository, DriverDayService],
  exports: [DriverDayRepository, DriverDayService],
})
export class DriverDaysModule {}
