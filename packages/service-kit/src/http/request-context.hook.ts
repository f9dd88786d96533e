import { HEADER } from '@pothik/contracts/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type RequestContext, runInContext } from '../context/request-context.js';
import { requestIdOf } from '../context/request-id.js';

const contexts = new WeakMap<object, RequestContext>();

/** The context a request began with. */
export const requestContextOf = (request: FastifyRequest): RequestContext | undefined => contexts.get(request.raw);

/** Every request runs in its own context, and its id goes back in the answer. */
export function registerRequestContext(instance: FastifyInstance): void {
  instance.addHook('onRequest', (request, reply, done) => {
    const requestId = requestIdOf(request.headers[HEADER.requestId]);
    const context = { requestId, correlationId: correlationIdOf(request, requestId) };
    contexts.set(request.raw, context);
    reply.header(HEADER.requestId, requestId);
    runInContext(context, done);
  });
}

function correlationIdOf(request: FastifyRequest, requestId: string): string {
  const sent = request.headers[HEADER.correlationId];
  return sent === undefined ? requestId : requestIdOf(sent);
}
