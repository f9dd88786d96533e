import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { CodesModule } from '../codes/index.js';
import { EpochsModule } from '../epochs/index.js';
import { KnownBrowsersModule } from '../known-browsers/index.js';
import { PasswordsModule } from '../passwords/index.js';
import { ProjectionsModule } from '../projections/index.js';
import { SessionsModule } from '../sessions/index.js';
import { AccountDeletionController } from './account-deletion.controller.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { DeletionProofService } from './account-deletion-proof.service.js';
import { NeverVerifiedService } from './never-verified.service.js';

@Module({
  imports: [
    AccountsModule,
    CodesModule,
    EpochsModule,
    KnownBrowsersModule,
    PasswordsModule,
    ProjectionsModule,
    SessionsModule,
  ],
  controllers: [AccountDeletionController],
  providers: [DeletionProofService, NeverVerifiedService, AccountDeletionService],
  exports: [NeverVerifiedService],
})
export class AccountDeletionModule {}
