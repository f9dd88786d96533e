import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/index.js';
import { AddressTriesModule } from '../address-tries/index.js';
import { EpochsModule } from '../epochs/index.js';
import { KnownBrowsersModule } from '../known-browsers/index.js';
import { LogInModule } from '../log-in/index.js';
import { SecondFactorModule } from '../second-factor/index.js';
import { SecretCookiesModule } from '../secret-cookies/index.js';
import { EpochConsumer } from './epoch.consumer.js';
import { EpochController } from './epoch.controller.js';
import { LogInSessionService } from './log-in-session.service.js';
import { RefreshTokenService } from './refresh-token.service.js';
import { RefreshTokenSigner } from './refresh-token.signer.js';
import { SecondFactorLogInController } from './second-factor-log-in.controller.js';
import { SessionController } from './session.controller.js';
import { SessionCookies } from './session.cookies.js';
import { REFRESH_TOKEN_MODEL, refreshTokenSchema, SESSION_FAMILY_MODEL, sessionFamilySchema } from './session.model.js';
import { SessionRepository } from './session.repository.js';
import { SessionService } from './session.service.js';
import { SessionEndService } from './session-end.service.js';
import { SessionLanguageService } from './session-language.service.js';
import { SessionTokenSigner } from './session-token.signer.js';
import { SessionsEndedService } from './sessions-ended.service.js';
import { SignOutService } from './sign-out.service.js';

@Module({
  imports: [
    AccountsModule,
    AddressTriesModule,
    EpochsModule,
    KnownBrowsersModule,
    LogInModule,
    SecondFactorModule,
    SecretCookiesModule,
    MongooseModule.forFeature([
      { name: SESSION_FAMILY_MODEL, schema: sessionFamilySchema },
      { name: REFRESH_TOKEN_MODEL, schema: refreshTokenSchema },
    ]),
  ],
  controllers: [SessionController, SecondFactorLogInController, EpochController, EpochConsumer],
  providers: [
    SessionRepository,
    SessionService,
    SessionEndService,
    SignOutService,
    SessionsEndedService,
    SessionTokenSigner,
    RefreshTokenSigner,
    RefreshTokenService,
    SessionCookies,
    SessionLanguageService,
    LogInSessionService,
  ],
  exports: [SessionService, SessionsEndedService, SessionCookies, LogInSessionService],
})
export class SessionsModule {}
