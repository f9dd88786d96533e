import { Controller, Get } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { RawReply } from '../http/parameters.decorator.js';
import { Dependencies } from './dependencies.js';
import { readinessFrom } from './readiness.rules.js';

type Reply = FastifyReply;

/** Liveness and readiness of the process. */
@Controller('health')
export class HealthController {
  constructor(private readonly dependencies: Dependencies) {}

  @Get('live')
  @RouteConfig({ call: 'health' })
  live() {
    return { live: true };
  }

  /** 503 while something that the process needs is away (`down`); what else is away (`degraded`) leaves it ready. */
  @Get('ready')
  @RouteConfig({ call: 'health' })
  async ready(@RawReply() reply: Reply) {
    const checks = await this.dependencies.check();
    const answer = readinessFrom(checks);
    if (!answer.ready) reply.code(503).header('retry-after', '2');
    return { ...answer, checks };
  }
}
