import { type DynamicModule, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import type { BodyLimits } from '../bodies/body-limits.js';
import { BODY_LIMITS_CHANGED, IncomingBodies } from '../bodies/incoming-bodies.js';
import { CsrfModule } from '../csrf/csrf.module.js';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { ApiController, ReservedPathsController } from './api.controller.js';
import { EventStreams } from './event-streams.js';
import { ForwarderService } from './forwarder.service.js';
import { Targets } from './targets.js';

export interface ProxyOptions {
  targets: Targets;
  /** What differs from `BODY_LIMITS`. */
  bodies: Partial<BodyLimits>;
}

@Module({
  imports: [CsrfModule, RateLimitsModule, SessionsModule],
  controllers: [ApiController, ReservedPathsController],
  providers: [ForwarderService, EventStreams, IncomingBodies],
})
export class ProxyModule implements OnModuleInit {
  constructor(
    private readonly http: HttpAdapterHost,
    private readonly targets: Targets,
    private readonly streams: EventStreams,
  ) {}

  async onModuleInit(): Promise<void> {
    const server = this.http.httpAdapter.getInstance() as FastifyInstance;
    server.addHook('preClose', async () => this.streams.endAll());
    // Bodies are handed on as they come: no parser reads them.
    server.removeAllContentTypeParsers();
    server.addContentTypeParser('*', (_request, _body, done) => done(null));
    await this.targets.prepare(server);
  }
}

export const proxyModule = ({ targets, bodies }: ProxyOptions): DynamicModule => ({
  module: ProxyModule,
  providers: [
    { provide: Targets, useValue: targets },
    { provide: BODY_LIMITS_CHANGED, useValue: bodies },
  ],
});
