import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DriversModule } from '../drivers/index.js';
import { PresenceModule } from '../presence/index.js';
import { DRIVER_RECORD_MODEL, driverRecordSchema } from './driver-record.model.js';
import { DriverRecordRepository } from './driver-record.repository.js';
import { EarningController } from './earning.controller.js';
import { EARNING_MODEL, earningSchema } from './earning.model.js';
import { EarningRepository } from './earning.repository.js';
import { EarningService } from './earning.service.js';

@Module({
  imports: [
    DriversModule,
    PresenceModule,
    MongooseModule.forFeature([
      { name: EARNING_MODEL, schema: earningSchema },
      { name: DRIVER_RECORD_MODEL, schema: driverRecordSchema },
    ]),
  ],
  controllers: [EarningController],
  providers: [DriverRecordRepository, EarningRepository, EarningService],
  exports: [EarningRepository, EarningService, MongooseModule],
})
export class EarningsModule {}
