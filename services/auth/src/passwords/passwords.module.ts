import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { AddressTriesModule } from '../address-tries/index.js';
import { CodesModule } from '../codes/index.js';
import { CommonPasswordsModule } from '../common-passwords/index.js';
import { EpochsModule } from '../epochs/index.js';
import { KnownBrowsersModule } from '../known-browsers/index.js';
import { SessionsModule } from '../sessions/index.js';
import { ChangePasswordService } from './change-password.service.js';
import { PasswordController } from './password.controller.js';
import { PasswordCommandHasher } from './password-command.hasher.js';
import { ResetPasswordService } from './reset-password.service.js';

@Module({
  imports: [
    AccountsModule,
    AddressTriesModule,
    CodesModule,
    CommonPasswordsModule,
    EpochsModule,
    KnownBrowsersModule,
    SessionsModule,
  ],
  controllers: [PasswordController],
  providers: [ChangePasswordService, ResetPasswordService, PasswordCommandHasher],
  exports: [PasswordCommandHasher],
})
export class PasswordsModule {}
