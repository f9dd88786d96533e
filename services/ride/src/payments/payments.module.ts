import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ProjectionsModule } from '../projections/index.js';
import { RidesModule } from '../rides/index.js';
import { PaymentConsumer } from './payment.consumer.js';
import { PaymentController } from './payment.controller.js';
import { PAYMENT, paymentSchema } from './payment.model.js';
import { PaymentRepository } from './payment.repository.js';
import { PaymentService } from './payment.service.js';
import { PaymentSilence } from './payment.silence.js';

@Module({
  imports: [ProjectionsModule, RidesModule, MongooseModule.forFeature([{ name: PAYMENT, schema: paymentSchema }])],
  controllers: [PaymentController, PaymentConsumer],
  providers: [PaymentService, PaymentRepository, PaymentSilence],
})
export class PaymentsModule {}
