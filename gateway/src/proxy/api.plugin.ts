import type { ServerResponse } from 'node:http';
import { DomainError, ENDPOINTS } from '@pothik/contracts/catalogue';
import {
  type Endpoint,
  EVENT_STREAM,
  HEADER,
  isForServices,
  lastsAsRead,
  nameOfCall,
  TRACEPARENT,
} from '@pothik/contracts/platform';
import { type Logger } from '@pothik/engines';
import {
  currentContext,
  type Metrics,
  onceClosed,
  type Person,
  refusalOf,
  type SecurityLog,
  type SignsOfLife,
  type Tracer,
} from '@pothik/service-kit';
import { causeCodeOf, type RefusalAnswer, recordRefusal, type StatementSigner } from '@pothik/service-kit/host';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingBodies } from '../bodies/incoming-bodies.js';
import { NoPlaceLeft } from '../bodies/no-place-left.js';
import { type AllowedOrigins, refuseCrossSiteRequest } from '../csrf/csrf.rules.js';
import { countedAddress } from '../rate-limits/address.rules.js';
import type { RateLimitService } from '../rate-limits/rate-limit.service.js';
import type { SessionRenewalService } from '../sessions/session-renewal.service.js';
import { EventStreams } from './event-streams.js';
import { readsCookies } from './forwarded-request.rules.js';
import { isPageCall, isRefresh, pathsOf, refusalPage, urlAtOwner } from './page-calls.rules.js';
import { requestTarget } from './request-target.rules.js';
import type { RouteKind, Targets } from './targets.js';
import { passStreamOn } from './traced-stream.js';

export interface ApiOptions {
  allowedOrigins: AllowedOrigins;
  sessions: SessionRenewalService;
  rateLimits: RateLimitService;
  signs: SignsOfLife;
  bodies: IncomingBodies;
  statements: StatementSigner;
  targets: Targets;
  logger: Logger;
  metrics: Metrics;
  tracer: Tracer;
  securityLog: SecurityLog;
}

const FOUND = 302;
const UNAUTHORIZED = 401;
const EXTERNAL_ENDPOINTS = ENDPOINTS.filter((endpoint) => !isForServices(endpoint.access));
/** Paths that never serve the web app: an unknown route below them is answered 404. */
const RESERVED_PATHS = ['/api', '/api/*', '/internal', '/internal/*'];

/**
 * Registers one route per endpoint that people may call. The session is verified in the hook that forwards, because
 * Nest's guards do not run on routes registered directly on Fastify.
 */
export async function registerApi(root: FastifyInstance, options: ApiOptions): Promise<void> {
  await root.register(async (scope) => {
    const streams = new EventStreams(options.metrics);
    scope.addHook('onRequest', async (request, reply) => {
      setRequestIds(request);
      setSecurityHeaders(reply.raw);
    });
    scope.addHook('preClose', async () => streams.endAll());
    scope.setErrorHandler((error, request, reply) => refuse(error, request, reply, options));
    for (const kind of ['calls', 'streams'] as const)
      await scope.register((own) => registerCalls(own, kind, options, streams));
    for (const url of RESERVED_PATHS) refuseAll(scope, url);
  });
}

/** Calls and streams use separate connection pools, so that open streams never starve calls. */
async function registerCalls(
  scope: FastifyInstance,
  kind: RouteKind,
  options: ApiOptions,
  streams: EventStreams,
): Promise<void> {
  await options.targets.prepare(scope, kind);
  for (const endpoint of EXTERNAL_ENDPOINTS.filter((one) => isStream(one) === (kind === 'streams')))
    for (const url of pathsOf(endpoint)) registerCall(scope, { endpoint, url }, options, streams);
}

const isStream = ({ produces }: Endpoint): boolean => produces === EVENT_STREAM;

interface Route {
  endpoint: Endpoint;
  url: string;
}

function registerCall(
  scope: FastifyInstance,
  { endpoint, url }: Route,
  options: ApiOptions,
  streams: EventStreams,
): void {
  scope.route({
    method: endpoint.method,
    url,
    config: { call: nameOfCall(endpoint), isStream: lastsAsRead(endpoint) },
    // The owner would answer HEAD by opening a stream that nobody reads.
    exposeHeadRoute: endpoint.method === 'GET' && !isStream(endpoint),
    // onRequest runs before Fastify parses the body, which is handed on to the owner.
    onRequest: async (request, reply) => {
      // Read in advance: a request whose stream was destroyed has no socket any more.
      const { ip: address } = request;
      const person = await admit(request, reply, endpoint, options);
      await options.bodies.take(request, reply, endpoint, person?.id);
      if (!readsCookies(endpoint.owner)) delete request.headers.cookie;
      request.raw.url = urlAtOwner(request.url);
      const stateCaller = () => sign(request, endpoint, { person, address }, options);
      const forward = () => options.targets.forward(endpoint.owner, request, reply, stateCaller);
      if (isStream(endpoint)) {
        streams.add(reply.raw);
        await passStreamOn(options.tracer, nameOfCall(endpoint), request, forward);
      } else {
        await forward();
      }
    },
    handler: () => undefined,
    ...(isPageCall(endpoint) ? { errorHandler: redirectToLogIn(options) } : {}),
  });
}

/** A browser that navigated here shows the refusal at /login. */
function redirectToLogIn(options: ApiOptions) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const { code } = toRefusal(error, request, reply, options).body;
    reply.redirect(refusalPage(code), FOUND);
  };
}

function refuseAll(scope: FastifyInstance, url: string): void {
  const onRequest = async () => {
    throw new DomainError('request/not-found');
  };
  scope.all(url, { onRequest }, () => undefined);
}

/** Forwards the request id, correlation id, caller's hash and trace of this request to the owner. */
function setRequestIds(request: FastifyRequest): void {
  const { requestId, correlationId, client, span } = currentContext();
  request.headers[HEADER.client] = client;
  request.headers[HEADER.requestId] = requestId;
  request.headers[HEADER.correlationId] = correlationId;
  if (span === undefined) delete request.headers[TRACEPARENT];
  else request.headers[TRACEPARENT] = span.traceparent;
}

/** Sets the headers on the raw response, because an owner in this process answers there; its own have precedence. */
function setSecurityHeaders(response: ServerResponse): void {
  response.setHeader('referrer-policy', 'no-referrer');
  response.setHeader('cache-control', 'no-store');
}

/** Checks path, origin, session and rate limit, in this order. Returns who calls; undefined: nobody signed in. */
async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  options: ApiOptions,
): Promise<Person | undefined> {
  delete request.headers[HEADER.statement];
  delete request.headers[HEADER.address];
  requestTarget(request.url);
  const { host, origin } = request.headers;
  const fetchSite = request.headers['sec-fetch-site'] as string | undefined;
  refuseCrossSiteRequest({ method: request.method, host, origin, fetchSite }, options.allowedOrigins);
  const person = await options.sessions.personOf(request, reply, endpoint);
  // The session of a PUBLIC call is not checked.
  if (person && endpoint.access !== 'PUBLIC') options.signs.give(person);
  await options.rateLimits.count(endpoint, request.ip, person?.id);
  countFailedRefresh(endpoint, request.ip, reply.raw, options);
  return person;
}

/** Once the owner has answered, there or in this process. */
function countFailedRefresh(endpoint: Endpoint, address: string, response: ServerResponse, options: ApiOptions): void {
  if (!isRefresh(endpoint)) return;
  onceClosed(response, () => {
    if (response.statusCode === UNAUTHORIZED) void options.rateLimits.countFailedRenewal(address);
  });
}

/** States who calls, and from which address. After the body has come, because a statement expires. */
async function sign(
  request: FastifyRequest,
  { owner, statesAddress }: Endpoint,
  { person, address }: { person: Person | undefined; address: string },
  { statements }: ApiOptions,
): Promise<void> {
  if (statesAddress) request.headers[HEADER.address] = await statements.signAddress(countedAddress(address), owner);
  if (person) request.headers[HEADER.statement] = await statements.signPerson(person, owner);
}

function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply, options: ApiOptions): FastifyReply {
  const { status, body, retryAfterSeconds } = toRefusal(error, request, reply, options);
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  return reply.code(status).send(body);
}

/** Maps an error to its refusal, counts it, and logs it when its status is 5xx. Nobody reads that of a caller who left. */
function toRefusal(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { logger, metrics, securityLog }: ApiOptions,
): RefusalAnswer {
  const requestId = String(request.headers[HEADER.requestId]);
  const refusal = refusalOf(error, requestId);
  if (reply.raw.destroyed) return refusal;
  recordRefusal(request, refusal.body.code, { metrics, securityLog });
  const url = request.url.split('?')[0];
  const details = { error, cause: causeCodeOf(error), requestId, method: request.method, url };
  if (refusal.status >= 500 && !(error instanceof NoPlaceLeft))
    logger[refusal.status === 503 ? 'warn' : 'error'](details, refusal.body.message);
  return refusal;
}
