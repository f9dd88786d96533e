import type { RequestListener, Server } from 'node:http';
import type { Owner } from '@pothik/contracts/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Targets } from './targets.js';

/** All services in this process: the raw request goes to the owner's own HTTP server, without a socket and without a copy. */
export class InProcessTargets extends Targets {
  constructor(private readonly servers: Readonly<Record<Owner, Server>>) {
    super();
  }

  async prepare(): Promise<void> {
    // The raw request is handed over before any body is read: there is nothing to prepare.
  }

  forward(owner: Owner, request: FastifyRequest, reply: FastifyReply): void {
    reply.hijack();
    this.servers[owner].emit('request', ...([request.raw, reply.raw] satisfies Parameters<RequestListener>));
  }
}
