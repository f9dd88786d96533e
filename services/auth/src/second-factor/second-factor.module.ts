import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/index.js';
import { SecretCookiesModule } from '../secret-cookies/index.js';
import { HALF_DONE_LOG_IN_MODEL, halfDoneLogInSchema } from './half-done-log-in.model.js';
import { HalfDoneLogInRepository } from './half-done-log-in.repository.js';
import { HalfDoneLogInService } from './half-done-log-in.service.js';
import { SecondFactorCookies } from './second-factor.cookies.js';
import { SecondFactorHasher } from './second-factor.hasher.js';
import { SecondFactorAttemptsService } from './second-factor-attempts.service.js';
import { SecondFactorCodeService } from './second-factor-code.service.js';
import { SecondFactorKeysService } from './second-factor-keys.service.js';

@Module({
  imports: [
    AccountsModule,
    SecretCookiesModule,
    MongooseModule.forFeature([{ name: HALF_DONE_LOG_IN_MODEL, schema: halfDoneLogInSchema }]),
  ],
  providers: [
    HalfDoneLogInRepository,
    HalfDoneLogInService,
    SecondFactorCookies,
    SecondFactorHasher,
    SecondFactorAttemptsService,
    SecondFactorCodeService,
    SecondFactorKeysService,
  ],
  exports: [
    HalfDoneLogInService,
    SecondFactorCookies,
    SecondFactorHasher,
    SecondFactorCodeService,
    SecondFactorKeysService,
  ],
})
export class SecondFactorModule {}
