import { type DynamicModule, Module } from '@nestjs/common';
import { AccessTokens, CONFIGURATION, SessionStateService, SignsOfLife } from '@pothik/service-kit';
import type { GatewayConfiguration } from './gateway.configuration.js';
import { Targets } from './proxy/targets.js';
import { RateLimitService } from './rate-limits/rate-limit.service.js';
import { SessionService } from './sessions/session.service.js';
import { SessionRenewalService } from './sessions/session-renewal.service.js';

const accessTokens = {
  provide: AccessTokens,
  inject: [CONFIGURATION],
  useFactory: ({ SESSION_KEYS }: GatewayConfiguration) => new AccessTokens(SESSION_KEYS),
};

@Module({})
export class GatewayModule {}

export const gatewayModule = (targets: Targets): DynamicModule => ({
  module: GatewayModule,
  providers: [
    accessTokens,
    SessionStateService,
    SignsOfLife,
    SessionService,
    SessionRenewalService,
    RateLimitService,
    { provide: Targets, useValue: targets },
  ],
});
