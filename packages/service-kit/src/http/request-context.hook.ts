import { HEADER, TRACEPARENT } from '@pothik/contracts/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type RequestContext, runInContext } from '../context/request-context.js';
import { requestIdOf } from '../context/request-id.js';
import type { ServiceTelemetry } from '../telemetry/telemetry.js';
import { observeRequest } from './observe-request.js';

const contexts = new WeakMap<object, RequestContext>();

/** The context a request began with. */
export const requestContextOf = (request: FastifyRequest): RequestContext | undefined => contexts.get(request.raw);

export interface Watching {
  telemetry: ServiceTelemetry;
  /** Strangers call: every request begins a trace of its own. */
  isPublic: boolean;
}

/** Every request runs in its own context, and its id goes back in the answer. */
export function registerRequestContext(instance: FastifyInstance, { telemetry, isPublic }: Watching): void {
  instance.addHook('onRequest', (request, reply, done) => {
    const requestId = requestIdOf(request.headers[HEADER.requestId]);
    const parent = isPublic ? undefined : (request.headers[TRACEPARENT] as string | undefined);
    const span = telemetry.isOn ? observeRequest(request, reply, telemetry, { requestId, parent }) : undefined;
    const context = { requestId, correlationId: correlationIdOf(request, requestId), span };
    contexts.set(request.raw, context);
    reply.header(HEADER.requestId, requestId);
    runInContext(context, done);
  });
}

function correlationIdOf(request: FastifyRequest, requestId: string): string {
  const sent = request.headers[HEADER.correlationId];
  return sent === undefined ? requestId : requestIdOf(sent);
}
