import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { DomainError } from '@pothik/contracts/catalogue';
import { CONFIGURATION, currentContext, Metrics, refusalOf, SecurityLog } from '@pothik/service-kit';
import { recordRefusal } from '@pothik/service-kit/host';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfiguration } from '../gateway.configuration.js';
import { admittedHosts, isAdmitted } from './host.rules.js';

/** Refuses every request to a host that is not the platform's (421), also for files and unknown paths, which have no guard. */
@Injectable()
export class HostCheck {
  constructor(
    private readonly http: HttpAdapterHost,
    @Inject(CONFIGURATION) private readonly configuration: GatewayConfiguration,
    private readonly metrics: Metrics,
    private readonly securityLog: SecurityLog,
  ) {}

  begin(): void {
    const hosts = admittedHosts(this.configuration);
    const server = this.http.httpAdapter.getInstance() as FastifyInstance;
    server.addHook('onRequest', (request, reply, done) => {
      if (isAdmitted({ host: request.headers.host, url: request.url }, hosts)) return done();
      const { status, body } = refusalOf(new DomainError('request/host-refused'), currentContext().requestId);
      recordRefusal(request, body.code, { metrics: this.metrics, securityLog: this.securityLog });
      reply.code(status).send(body);
    });
  }
}
