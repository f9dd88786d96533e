import type { ServerResponse } from 'node:http';
import { DomainError, ENDPOINTS } from '@pothik/contracts/catalogue';
import { type Endpoint, EVENT_STREAM, HEADER, nameOfCall, TRACEPARENT } from '@pothik/contracts/platform';
import { type Logger } from '@pothik/engines';
import { currentContext, type Metrics, refusalOf } from '@pothik/service-kit';
import { type RefusalAnswer, type StatementSigner, tellRefusal } from '@pothik/service-kit/host';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseCrossSiteRequest } from '../csrf/csrf.rules.js';
import { limitsOf } from '../rate-limits/rate-limit.rules.js';
import type { RateLimitService } from '../rate-limits/rate-limit.service.js';
import type { SessionService } from '../sessions/session.service.js';
import { EventStreams } from './event-streams.js';
import { addressAtOwner, addressesOf, isPageCall, refusedAt } from './page-calls.rules.js';
import { requestTarget } from './request-target.rules.js';
import type { Carried, Targets } from './targets.js';

export interface ApiDoor {
  allowedOrigins: ReadonlySet<string>;
  sessions: SessionService;
  rateLimits: RateLimitService;
  statements: StatementSigner;
  targets: Targets;
  logger: Logger;
  metrics: Metrics;
}

const FOUND = 302;
const OUTSIDE = ENDPOINTS.filter((endpoint) => endpoint.access !== 'SERVICE');
/** Addresses that are never a page's: what is unknown below them is refused, not answered with the web app. */
const NEVER_PAGES = ['/api', '/api/*', '/internal', '/internal/*'];

/**
 * One route per call of the tables. The session is judged in the same hook that hands over, because Nest's guards do not
 * run on routes registered straight on Fastify.
 */
export async function registerApi(root: FastifyInstance, door: ApiDoor): Promise<void> {
  await root.register(async (scope) => {
    const streams = new EventStreams();
    scope.addHook('onRequest', async (request, reply) => nameRequest(request, reply));
    scope.addHook('preClose', async () => streams.endAll());
    scope.setErrorHandler((error, request, reply) => refuse(error, request, reply, door));
    for (const carried of ['calls', 'streams'] as const)
      await scope.register((own) => registerCalls(own, carried, door, streams));
    for (const url of NEVER_PAGES) refuseAll(scope, url);
  });
}

/** Calls and streams each have connections of their own: open streams never leave a call without one. */
async function registerCalls(
  scope: FastifyInstance,
  carried: Carried,
  door: ApiDoor,
  streams: EventStreams,
): Promise<void> {
  await door.targets.prepare(scope, carried);
  for (const endpoint of OUTSIDE.filter((one) => isStream(one) === (carried === 'streams')))
    for (const url of addressesOf(endpoint)) registerCall(scope, { endpoint, url }, door, streams);
}

const isStream = ({ produces }: Endpoint): boolean => produces === EVENT_STREAM;

interface Call {
  endpoint: Endpoint;
  url: string;
}

function registerCall(scope: FastifyInstance, { endpoint, url }: Call, door: ApiDoor, streams: EventStreams): void {
  scope.route({
    method: endpoint.method,
    url,
    config: { call: nameOfCall(endpoint), isStream: isStream(endpoint) },
    // Its owner would answer HEAD by opening a stream that nobody reads.
    exposeHeadRoute: endpoint.method === 'GET' && !isStream(endpoint),
    // Before the body is parsed: the owner reads it.
    onRequest: async (request, reply) => {
      await admit(request, endpoint, door);
      request.raw.url = addressAtOwner(request.url);
      if (isStream(endpoint)) streams.keep(reply.raw);
      await door.targets.forward(endpoint.owner, request, reply);
    },
    handler: () => undefined,
    ...(isPageCall(endpoint) ? { errorHandler: leadToLogIn(door) } : {}),
  });
}

/** Whoever navigated here reads the reason at /login. */
function leadToLogIn(door: ApiDoor) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const { code } = tell(error, request, door).body;
    reply.redirect(refusedAt(code), FOUND);
  };
}

function refuseAll(scope: FastifyInstance, url: string): void {
  const onRequest = async () => {
    throw new DomainError('request/not-found');
  };
  scope.all(url, { onRequest }, () => undefined);
}

/** The owner goes on with the names the request began with. */
function nameRequest(request: FastifyRequest, reply: FastifyReply): void {
  const { requestId, correlationId, span } = currentContext();
  request.headers[HEADER.requestId] = requestId;
  request.headers[HEADER.correlationId] = correlationId;
  if (span === undefined) delete request.headers[TRACEPARENT];
  else request.headers[TRACEPARENT] = span.traceparent;
  protect(reply.raw);
}

/** The owner answers on the raw response: what every answer of the API carries is set there. */
function protect(response: ServerResponse): void {
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'no-referrer');
  response.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
}

/** Address, origin, session, rate limit, in this order; then the owner is told who calls. */
async function admit(request: FastifyRequest, endpoint: Endpoint, door: ApiDoor): Promise<void> {
  delete request.headers[HEADER.statement];
  requestTarget(request.url);
  const { host, origin } = request.headers;
  const fetchSite = request.headers['sec-fetch-site'] as string | undefined;
  refuseCrossSiteRequest({ method: request.method, host, origin, fetchSite }, door.allowedOrigins);
  const person = await door.sessions.personOf(request, endpoint.access);
  await door.rateLimits.count(limitsOf(endpoint, request.ip, person?.id));
  if (person) request.headers[HEADER.statement] = await door.statements.signPerson(person, endpoint.owner);
}

function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply, door: ApiDoor): FastifyReply {
  const { status, body, retryAfterSeconds } = tell(error, request, door);
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  return reply.code(status).send(body);
}

/** The refusal that an error is, told to the log when it is ours. */
function tell(error: unknown, request: FastifyRequest, { logger, metrics }: ApiDoor): RefusalAnswer {
  const requestId = String(request.headers[HEADER.requestId]);
  const refusal = refusalOf(error, requestId);
  tellRefusal(request, refusal.body.code, metrics);
  const facts = { error, requestId, method: request.method, url: request.url.split('?')[0] };
  if (refusal.status >= 500) logger[refusal.status === 503 ? 'warn' : 'error'](facts, refusal.body.message);
  return refusal;
}
