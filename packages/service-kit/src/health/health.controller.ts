import { Controller, Get, Inject } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { RawReply } from '../http/parameters.decorator.js';
import type { Dependency } from './readiness.js';
import { readinessOf } from './readiness.js';

/** Injection token: the dependencies that this service needs to be ready. */
export const DEPENDENCIES = Symbol('dependencies');

type Dependencies = readonly Dependency[];
type Reply = FastifyReply;

/** Liveness and readiness of the process. */
@Controller('health')
export class HealthController {
  constructor(@Inject(DEPENDENCIES) private readonly dependencies: Dependencies) {}

  @Get('live')
  @RouteConfig({ call: 'health' })
  live() {
    return { live: true };
  }

  /** 503, with the names of all unavailable dependencies, while there are any. */
  @Get('ready')
  @RouteConfig({ call: 'health' })
  async ready(@RawReply() reply: Reply) {
    const checks = await readinessOf(this.dependencies);
    const down = checks.filter(({ up }) => !up).map(({ name }) => name);
    if (down.length > 0) reply.code(503).header('retry-after', '2');
    return { ready: down.length === 0, down, checks };
  }
}
