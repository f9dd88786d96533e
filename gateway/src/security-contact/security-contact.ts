import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Clock } from '@pothik/engines';
import { CONFIGURATION } from '@pothik/service-kit';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfiguration } from '../gateway.configuration.js';
import { securityText } from './security-text.rules.js';

/** Serves /.well-known/security.txt while SECURITY_CONTACT is set. */
@Injectable()
export class SecurityContact implements OnModuleInit {
  constructor(
    private readonly http: HttpAdapterHost,
    @Inject(CONFIGURATION) private readonly configuration: GatewayConfiguration,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const { SECURITY_CONTACT: contact, PUBLIC_URL } = this.configuration;
    if (contact === '') return;
    const server = this.http.httpAdapter.getInstance() as FastifyInstance;
    server.get('/.well-known/security.txt', (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(securityText(contact, PUBLIC_URL, this.clock.now())),
    );
  }
}
