import type { Readable } from 'node:stream';
import replyFrom from '@fastify/reply-from';
import type { Owner } from '@pothik/contracts/platform';
import { EngineUnavailable } from '@pothik/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { EVENT_STREAM } from './event-streams.js';
import { bringsBody, forwardedHeaders } from './forwarded-request.rules.js';
import { requestTarget } from './request-target.rules.js';
import { Targets } from './targets.js';

const CONNECTIONS_PER_OWNER = 128;
const ANSWER_WITHIN_MS = 30_000;

/** Services apart, each at its address: requests and answers pass through as streams. */
export class RemoteTargets extends Targets {
  constructor(private readonly addresses: Readonly<Record<Owner, string>>) {
    super();
  }

  async prepare(scope: FastifyInstance): Promise<void> {
    await scope.register(replyFrom, {
      undici: { connections: CONNECTIONS_PER_OWNER, pipelining: 1, bodyTimeout: 0, headersTimeout: ANSWER_WITHIN_MS },
      disableRequestLogging: true,
      disableCache: true,
    });
  }

  forward(owner: Owner, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { path, query } = requestTarget(request.url);
    const hasBody = bringsBody(request.method, request.headers);
    // Nobody has parsed it yet, and nobody will: the owner gets the raw stream.
    if (hasBody) request.body = request.raw;
    return reply.from(new URL(this.addresses[owner]).origin + path, {
      queryString: () => query,
      rewriteRequestHeaders: (_request, headers) =>
        forwardedHeaders(headers, request.headers, { address: request.ip, hasBody }),
      // reply-from would repeat a GET answered 503 up to ten times.
      retryDelay: () => null,
      onResponse: (_request, answered, { stream }) => passOn(answered as FastifyReply, stream),
      onError: (failed, { error }) => failed.send(new EngineUnavailable(owner, error)),
    });
  }
}

/** A stream of events is quiet at first: its head must not wait for the first of them. */
function passOn(reply: FastifyReply, body: Readable): void {
  if (reply.getHeader('content-type') !== EVENT_STREAM) {
    reply.send(body);
    return;
  }
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw.statusCode = reply.statusCode;
  reply.raw.flushHeaders();
  // Whichever side breaks off ends the other: there is nobody left to tell.
  body.once('error', () => reply.raw.destroy()).pipe(reply.raw);
  reply.raw.once('close', () => body.destroy());
}
