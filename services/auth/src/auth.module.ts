import { Module } from '@nestjs/common';
import { AccountDeletionModule } from './account-deletion/index.js';
import { AccountsModule } from './accounts/index.js';
import { AddressTriesModule } from './address-tries/index.js';
import { CallersModule } from './callers/callers.module.js';
import { CodesModule } from './codes/index.js';
import { CommonPasswordsModule } from './common-passwords/index.js';
import { DemonstrationAccounts } from './demonstration.js';
import { EpochsModule } from './epochs/index.js';
import { GoogleModule } from './google/google.module.js';
import { KnownBrowsersModule } from './known-browsers/index.js';
import { LogInModule } from './log-in/index.js';
import { NumbersModule } from './numbers/index.js';
import { OwnEmailModule } from './own-email/own-email.module.js';
import { PasswordsModule } from './passwords/index.js';
import { ProjectionsModule } from './projections/index.js';
import { RegistrationsModule } from './registrations/index.js';
import { RolesModule } from './roles/roles.module.js';
import { SecondFactorModule } from './second-factor/index.js';
import { SecondFactorSettingsModule } from './second-factor-settings/second-factor-settings.module.js';
import { SecretCookiesModule } from './secret-cookies/index.js';
import { SessionsModule } from './sessions/index.js';
import { SnapshotRepublishModule } from './snapshot-republish/snapshot-republish.module.js';

@Module({
  imports: [
    SnapshotRepublishModule,
    RegistrationsModule,
    SessionsModule,
    SecondFactorSettingsModule,
    PasswordsModule,
    GoogleModule,
    NumbersModule,
    OwnEmailModule,
    CallersModule,
    RolesModule,
    AccountDeletionModule,
    AccountsModule,
    ProjectionsModule,
    LogInModule,
    AddressTriesModule,
    CommonPasswordsModule,
    CodesModule,
    KnownBrowsersModule,
    SecretCookiesModule,
    SecondFactorModule,
    EpochsModule,
  ],
  providers: [DemonstrationAccounts],
})
export class AuthModule {}
