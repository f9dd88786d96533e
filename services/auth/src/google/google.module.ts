import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { AddressTriesModule } from '../address-tries/index.js';
import { ProjectionsModule } from '../projections/index.js';
import { RegistrationsModule } from '../registrations/index.js';
import { SecretCookiesModule } from '../secret-cookies/index.js';
import { SessionsModule } from '../sessions/index.js';
import { GoogleController } from './google.controller.js';
import { GoogleCookies } from './google.cookies.js';
import { GoogleStrategy } from './google.guard.js';
import { GoogleAccountService } from './google-account.service.js';
import { GoogleAttemptStore } from './google-attempt.store.js';
import { GoogleIssuerClient } from './google-issuer.client.js';
import { GoogleSignInService } from './google-sign-in.service.js';

@Module({
  imports: [
    AccountsModule,
    AddressTriesModule,
    ProjectionsModule,
    RegistrationsModule,
    SecretCookiesModule,
    SessionsModule,
  ],
  controllers: [GoogleController],
  providers: [
    GoogleAccountService,
    GoogleAttemptStore,
    GoogleCookies,
    GoogleIssuerClient,
    GoogleSignInService,
    GoogleStrategy,
  ],
})
export class GoogleModule {}
