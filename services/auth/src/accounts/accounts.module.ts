import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { EpochsModule } from '../epochs/index.js';
import { ACCOUNT_MODEL, accountSchema } from './account.model.js';
import { AccountRepository } from './account.repository.js';
import { AccountService } from './account.service.js';
import { AddressHasher } from './address.hasher.js';
import { DriverRegisteredConsumer } from './driver-registered.consumer.js';
import { LogInAttemptsService } from './log-in-attempts.service.js';
import { PasswordHasher } from './password.hasher.js';
import { PasswordProofService } from './password-proof.service.js';
import { SuperAdminController } from './super-admin.controller.js';

@Module({
  imports: [EpochsModule, MongooseModule.forFeature([{ name: ACCOUNT_MODEL, schema: accountSchema }])],
  controllers: [SuperAdminController, DriverRegisteredConsumer],
  providers: [
    AccountRepository,
    AccountService,
    LogInAttemptsService,
    PasswordHasher,
    PasswordProofService,
    AddressHasher,
  ],
  exports: [
    AccountRepository,
    AccountService,
    LogInAttemptsService,
    PasswordHasher,
    PasswordProofService,
    AddressHasher,
  ],
})
export class AccountsModule {}
