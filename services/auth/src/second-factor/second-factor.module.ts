import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/index.js';
import { SecretCookiesModule } from '../secret-cookies/index.js';
import { PENDING_LOG_IN_MODEL, pendingLogInSchema } from './pending-log-in.model.js';
import { PendingLogInRepository } from './pending-log-in.repository.js';
import { PendingLogInService } from './pending-log-in.service.js';
import { SecondFactorCookies } from './second-factor.cookies.js';
import { SecondFactorHasher } from './second-factor.hasher.js';
import { SecondFactorAttemptsService } from './second-factor-attempts.service.js';
import { SecondFactorCodeService } from './second-factor-code.service.js';
import { SecondFactorKeysService } from './second-factor-keys.service.js';

@Module({
  imports: [
    AccountsModule,
    SecretCookiesModule,
    MongooseModule.forFeature([{ name: PENDING_LOG_IN_MODEL, schema: pendingLogInSchema }]),
  ],
  providers: [
    PendingLogInRepository,
    PendingLogInService,
    SecondFactorCookies,
    SecondFactorHasher,
    SecondFactorAttemptsService,
    SecondFactorCodeService,
    SecondFactorKeysService,
  ],
  exports: [
    PendingLogInService,
    SecondFactorCookies,
    SecondFactorHasher,
    SecondFactorCodeService,
    SecondFactorKeysService,
  ],
})
export class SecondFactorModule {}
