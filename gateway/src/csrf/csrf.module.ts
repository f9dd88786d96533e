import { Module } from '@nestjs/common';
import { CONFIGURATION } from '@pothik/service-kit';
import type { GatewayConfiguration } from '../gateway.configuration.js';
import type { AllowedOrigins } from './csrf.rules.js';
import { ALLOWED_ORIGINS } from './origin.guard.js';

/** PUBLIC_URL's origin, and those that the setting lists. */
const allowedOrigins = {
  provide: ALLOWED_ORIGINS,
  inject: [CONFIGURATION],
  useFactory: ({ PUBLIC_URL, ALLOWED_ORIGINS: listed }: GatewayConfiguration): AllowedOrigins => {
    const { origin, protocol } = new URL(PUBLIC_URL);
    return { origins: new Set([origin, ...listed]), protocol };
  },
};

@Module({ providers: [allowedOrigins], exports: [allowedOrigins] })
export class CsrfModule {}
