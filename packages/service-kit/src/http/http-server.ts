import type { Server } from 'node:http';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { DomainError } from '@pothik/contracts/catalogue';
import { HEADER } from '@pothik/contracts/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DECLINED } from '../calls/declined.rules.js';
import { requestIdOf } from '../context/request-id.js';
import { SERVER_LIMITS, type ServerLimits, serverOptions } from '../limits/server-limits.js';
import { drainRequest } from './drain-request.js';
import { registerJsonBody } from './json-body.js';
import { isCut } from './read-body.js';
import { refusalOf } from './refusal.js';
import { registerRequestContext, type Watching } from './request-context.hook.js';
import { UnreadableRequests } from './unreadable-requests.js';

const PARAMETER_MAXIMUM_LENGTH = 200;
const HEALTH = '/health/';

/**
 * Fastify as every service uses it. `trustedProxies`: whose X-Forwarded-For is trusted; empty: nobody's. `headers`: of every
 * answer, which may replace them.
 */
export function httpAdapter(
  trustedProxies: readonly string[],
  headers: Readonly<Record<string, string>> = {},
  limits: ServerLimits = SERVER_LIMITS,
): FastifyAdapter {
  const { requestTimeout, ...http } = serverOptions(limits);
  const unreadable = new UnreadableRequests(headers);
  const ofEveryAnswer = Object.entries(headers);
  const adapter = new FastifyAdapter({
    http,
    requestTimeout,
    logger: false,
    multipart: false,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    forceCloseConnections: 'idle',
    // A start on a busy machine takes as long as it takes; Fastify would end it after ten seconds.
    pluginTimeout: 0,
    frameworkErrors: refuseUnroutable,
    clientErrorHandler: (error, socket) => unreadable.refuse(error, socket),
    routerOptions: { maxParamLength: PARAMETER_MAXIMUM_LENGTH },
  });
  // Before Fastify: a request that it refuses before any hook has the headers too.
  (adapter.getHttpServer() as Server).prependListener('request', (request, response) => {
    for (const [name, value] of ofEveryAnswer) response.setHeader(name, value);
    unreadable.note(request.socket, response);
  });
  return adapter;
}

/** A malformed URL is refused before any hook runs, so its request id is set here. */
function refuseUnroutable(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const requestId = requestIdOf(request.headers[HEADER.requestId]);
  const { status, body } = refusalOf(error, requestId);
  reply.code(status).header(HEADER.requestId, requestId).header('x-content-type-options', 'nosniff').send(body);
}

/** The state of a service that its server reads. */
export interface ServiceState {
  /** The database is open and its indexes exist. */
  isPrepared: boolean;
  isStopping: boolean;
}

/**
 * Registers context, bodies and cookies. Calls are refused until the service is prepared: a write before unique indexes
 * exist could violate them. Once the service stops, connections are closed with their responses; so is one whose body was
 * ended because it was too slow.
 */
export async function prepareServer(
  instance: FastifyInstance,
  state: Readonly<ServiceState>,
  watching: Watching,
): Promise<void> {
  registerRequestContext(instance, watching);
  registerJsonBody(instance);
  instance.addHook('onRequest', (request, reply, done) => {
    if (state.isPrepared || request.url.startsWith(HEALTH)) done();
    else refuseUnprepared(request, reply);
  });
  instance.addHook('onSend', (request, reply, payload, done) => {
    if (state.isStopping || isCut(request.raw)) reply.header('connection', 'close');
    done(null, payload);
  });
  instance.addHook('onResponse', (request, _reply, done) => {
    drainRequest(request.raw);
    done();
  });
  await instance.register(cookie);
  await instance.register(multipart, { throwFileSizeLimit: false });
}

function refuseUnprepared(request: FastifyRequest, reply: FastifyReply): void {
  const {
    status,
    body,
    retryAfterSeconds = 1,
  } = refusalOf(new DomainError('platform/unavailable'), requestIdOf(request.headers[HEADER.requestId]));
  const headers = { 'retry-after': retryAfterSeconds, [DECLINED]: 'yes', 'x-content-type-options': 'nosniff' };
  reply.code(status).headers(headers).send(body);
}

/** Ends every connection that is still open, for a stop that takes too long. */
export const endConnections = (server: Server): void => server.closeAllConnections();
