import { Module } from '@nestjs/common';
import { AccessTokens, CONFIGURATION, SessionStateService, SignsOfLife } from '@pothik/service-kit';
import type { GatewayConfiguration } from '../gateway.configuration.js';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.js';
import { SessionStrategy } from './session.guard.js';
import { SessionService } from './session.service.js';
import { SessionRenewalService } from './session-renewal.service.js';

const accessTokens = {
  provide: AccessTokens,
  inject: [CONFIGURATION],
  useFactory: ({ SESSION_KEYS }: GatewayConfiguration) => new AccessTokens(SESSION_KEYS),
};

@Module({
  imports: [RateLimitsModule],
  providers: [accessTokens, SessionStateService, SignsOfLife, SessionService, SessionRenewalService, SessionStrategy],
  exports: [SignsOfLife, SessionStrategy],
})
export class SessionsModule {}
