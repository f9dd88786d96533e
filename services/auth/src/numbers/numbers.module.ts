import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { AddressTriesModule } from '../address-tries/index.js';
import { CodesModule } from '../codes/index.js';
import { EpochsModule } from '../epochs/index.js';
import { KnownBrowsersModule } from '../known-browsers/index.js';
import { SecondFactorModule } from '../second-factor/index.js';
import { SessionsModule } from '../sessions/index.js';
import { GuestRidesConsumer } from './guest-rides.consumer.js';
import { GuestRidesService } from './guest-rides.service.js';
import { NumberController } from './number.controller.js';
import { NumberHolderService } from './number-holder.service.js';
import { NumberLogInService } from './number-log-in.service.js';
import { OwnNumberService } from './own-number.service.js';
import { OwnerProofService } from './owner-proof.service.js';
import { ReplacedNumberService } from './replaced-number.service.js';

@Module({
  imports: [
    AccountsModule,
    AddressTriesModule,
    CodesModule,
    EpochsModule,
    KnownBrowsersModule,
    SecondFactorModule,
    SessionsModule,
  ],
  controllers: [NumberController, GuestRidesConsumer],
  providers: [
    GuestRidesService,
    NumberHolderService,
    NumberLogInService,
    OwnerProofService,
    OwnNumberService,
    ReplacedNumberService,
  ],
  exports: [NumberHolderService],
})
export class NumbersModule {}
