import type { Owner } from '@pothik/contracts/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What a scope's routes carry: calls that are answered at once, or streams that last for hours. */
export type Carried = 'calls' | 'streams';

/** The owners' services, wherever they run. */
export abstract class Targets {
  /** Prepares the routes' scope: parsers and plugins the way of forwarding needs. */
  abstract prepare(scope: FastifyInstance, carried: Carried): Promise<void>;
  /** Gives the request, its statement already in its headers, to its owner, and its answer to the caller. */
  abstract forward(owner: Owner, request: FastifyRequest, reply: FastifyReply): unknown;
}
