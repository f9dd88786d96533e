import type { RequestListener, Server } from 'node:http';
import type { Owner } from '@pothik/contracts/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type StateCaller, Targets } from './targets.js';

/** Services in this process: the raw request is passed to the owner's HTTP server, without a socket or a copy. */
export class InProcessTargets extends Targets {
  constructor(private readonly servers: Readonly<Record<Owner, Server>>) {
    super();
  }

  async prepare(): Promise<void> {
    // The raw request is passed on with the body that was taken, so no parsers are needed.
  }

  async forward(owner: Owner, request: FastifyRequest, reply: FastifyReply, stateCaller: StateCaller): Promise<void> {
    await stateCaller();
    reply.hijack();
    this.servers[owner].emit('request', ...([request.raw, reply.raw] satisfies Parameters<RequestListener>));
  }
}
