import type { Owner } from '@pothik/contracts/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Writes a statement of who calls into the request's headers that is valid when it is sent now. */
export type StateCaller = () => Promise<void>;

/** Forwards requests to the owners' services, in this process or distributed. */
export abstract class Targets {
  /** Registers the plugins that forwarding needs. */
  abstract prepare(server: FastifyInstance): Promise<void>;
  /** Forwards the request, with who calls stated in its headers, to its owner, and the answer to the caller. */
  abstract forward(owner: Owner, request: FastifyRequest, reply: FastifyReply, stateCaller: StateCaller): unknown;
}
