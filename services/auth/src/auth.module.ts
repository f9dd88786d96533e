import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ACCOUNT_MODEL, accountSchema } from './accounts/account.model.js';
import { AccountRepository } from './accounts/account.repository.js';
import { AccountService } from './accounts/account.service.js';
import { DriverRegisteredConsumer } from './accounts/driver-registered.consumer.js';
import { LogInStrategy } from './accounts/log-in.guard.js';
import { LogInService } from './accounts/log-in.service.js';
import { LogInAttemptsService } from './accounts/log-in-attempts.service.js';
import { PasswordClient } from './accounts/password.client.js';
import { RegistrationController } from './accounts/registration.controller.js';
import { CodeController } from './codes/code.controller.js';
import { CODE_DAY_MODEL, CODE_MODEL, codeDaySchema, codeSchema } from './codes/code.model.js';
import { CodeRepository } from './codes/code.repository.js';
import { CodeService } from './codes/code.service.js';
import { CodeHashClient } from './codes/code-hash.client.js';
import { DemonstrationAccounts } from './demonstration.js';
import { EpochConsumer } from './epochs/epoch.consumer.js';
import { EpochController } from './epochs/epoch.controller.js';
import { EpochService } from './epochs/epoch.service.js';
import { SessionController } from './sessions/session.controller.js';
import {
  REFRESH_TOKEN_MODEL,
  refreshTokenSchema,
  SESSION_FAMILY_MODEL,
  sessionFamilySchema,
} from './sessions/session.model.js';
import { SessionRepository } from './sessions/session.repository.js';
import { SessionService } from './sessions/session.service.js';
import { SessionCookiesClient } from './sessions/session-cookies.client.js';
import { SessionTokensClient } from './sessions/session-tokens.client.js';
import { SessionsEndedService } from './sessions/sessions-ended.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ACCOUNT_MODEL, schema: accountSchema },
      { name: CODE_MODEL, schema: codeSchema },
      { name: CODE_DAY_MODEL, schema: codeDaySchema },
      { name: SESSION_FAMILY_MODEL, schema: sessionFamilySchema },
      { name: REFRESH_TOKEN_MODEL, schema: refreshTokenSchema },
    ]),
  ],
  controllers: [
    RegistrationController,
    SessionController,
    CodeController,
    EpochController,
    EpochConsumer,
    DriverRegisteredConsumer,
  ],
  providers: [
    AccountRepository,
    AccountService,
    LogInService,
    LogInAttemptsService,
    LogInStrategy,
    PasswordClient,
    CodeRepository,
    CodeService,
    CodeHashClient,
    SessionRepository,
    SessionService,
    SessionsEndedService,
    SessionTokensClient,
    SessionCookiesClient,
    EpochService,
    DemonstrationAccounts,
  ],
})
export class AuthModule {}
