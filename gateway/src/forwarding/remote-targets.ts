import replyFrom from '@fastify/reply-from';
import { errorEntry } from '@pothik/contracts/catalogue';
import { HEADER, type Owner, type Refusal } from '@pothik/contracts/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Targets } from './targets.js';

const CONNECTIONS_PER_OWNER = 128;
const ANSWER_WITHIN_MS = 30_000;
const RETRY_AFTER_SECONDS = 2;

/** Services apart, each at its address: requests and answers pass through as streams. */
export class RemoteTargets extends Targets {
  constructor(private readonly addresses: Readonly<Record<Owner, string>>) {
    super();
  }

  async prepare(scope: FastifyInstance): Promise<void> {
    scope.removeAllContentTypeParsers();
    // The body stays the raw stream: nothing is buffered here.
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    await scope.register(replyFrom, {
      undici: { connections: CONNECTIONS_PER_OWNER, pipelining: 1, bodyTimeout: 0, headersTimeout: ANSWER_WITHIN_MS },
      disableRequestLogging: true,
      disableCache: true,
    });
  }

  forward(owner: Owner, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    return reply.from(this.addresses[owner] + request.url, {
      // undici refuses `expect`, which curl sends above 1 MB.
      rewriteRequestHeaders: (_request, { expect: _expect, ...headers }) => ({
        ...headers,
        'x-forwarded-for': request.ip,
      }),
      // reply-from would repeat a GET answered 503 up to ten times.
      retryDelay: () => null,
      onError: (failed, { error }) => {
        request.log.warn({ error, owner }, 'the owner did not answer');
        failed.code(503).header('retry-after', RETRY_AFTER_SECONDS).send(unavailable(request));
      },
    });
  }
}

function unavailable(request: FastifyRequest): Refusal {
  const code = 'platform/unavailable';
  return {
    success: false,
    message: errorEntry(code).message,
    code,
    requestId: String(request.headers[HEADER.requestId]),
  };
}
