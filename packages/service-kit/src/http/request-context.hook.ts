import { HEADER, TRACEPARENT } from '@pothik/contracts/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type RequestContext, runInContext } from '../context/request-context.js';
import { requestIdOf } from '../context/request-id.js';
import { clientHashOf } from '../security-log/client.hasher.js';
import type { ServiceTelemetry } from '../telemetry/telemetry.js';
import { observeRequest, showFailuresFromTheStart } from './observe-request.js';

/** On Node's request, which the gateway and an owner in the same process share. */
const CONTEXT = Symbol('request context');
type ContextRequest = FastifyRequest['raw'] & { [CONTEXT]?: RequestContext };

/** The context that a request started with. */
export const requestContextOf = ({ raw }: FastifyRequest): RequestContext | undefined =>
  (raw as ContextRequest)[CONTEXT];

export interface Watching {
  telemetry: ServiceTelemetry;
  /** It takes requests from outside: every request starts a new trace. */
  isPublic: boolean;
  /** The keyed hash of an outside caller's address. */
  clientOf?: ((address: string) => string) | undefined;
}

/** Every request runs in its own context, and its id is in the response. */
export function registerRequestContext(instance: FastifyInstance, { telemetry, isPublic, clientOf }: Watching): void {
  showFailuresFromTheStart(instance, telemetry);
  instance.addHook('onRequest', (request, reply, done) => {
    const requestId = requestIdOf(request.headers[HEADER.requestId]);
    const parent = isPublic ? undefined : (request.headers[TRACEPARENT] as string | undefined);
    const span = telemetry.isOn ? observeRequest(request, reply, telemetry, { requestId, parent }) : undefined;
    const client = isPublic ? clientOf?.(request.ip) : clientHashOf(request.headers[HEADER.client]);
    const context = { requestId, correlationId: correlationIdOf(request, requestId), client, span };
    (request.raw as ContextRequest)[CONTEXT] = context;
    reply.header(HEADER.requestId, requestId);
    runInContext(context, done);
  });
}

function correlationIdOf(request: FastifyRequest, requestId: string): string {
  const sent = request.headers[HEADER.correlationId];
  return sent === undefined ? requestId : requestIdOf(sent);
}
