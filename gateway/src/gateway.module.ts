import { type DynamicModule, Module } from '@nestjs/common';
import { AccessTokens, CONFIGURATION } from '@pothik/service-kit';
import type { GatewayConfiguration } from './gateway.configuration.js';
import { Targets } from './proxy/targets.js';
import { RateLimitService } from './rate-limits/rate-limit.service.js';
import { EpochService } from './sessions/epoch.service.js';
import { SessionService } from './sessions/session.service.js';

const accessTokens = {
  provide: AccessTokens,
  inject: [CONFIGURATION],
  useFactory: ({ SESSION_KEYS }: GatewayConfiguration) => new AccessTokens(SESSION_KEYS),
};

/** Who are you, how often, which service: nothing else. */
@Module({})
export class GatewayModule {}

/** The gateway's module before the given services. */
export const gatewayModuleBefore = (targets: Targets): DynamicModule => ({
  module: GatewayModule,
  providers: [accessTokens, EpochService, SessionService, RateLimitService, { provide: Targets, useValue: targets }],
});
