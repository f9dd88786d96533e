import { buffer } from 'node:stream/consumers';
import { DomainError } from '@pothik/contracts/catalogue';
import type { SentRequest } from '@pothik/service-kit/host';
import type { FastifyRequest } from 'fastify';
import { bringsBody, forwardedHeaders, isBodyBuffered, isKeyed } from './forwarded-request.rules.js';

type Headers = FastifyRequest['headers'];

/** The options of reply-from for a buffered body; without contentType, reply-from sends it as JSON. */
interface BufferedBody {
  body?: Buffer;
  contentType?: string;
}

/**
 * A request to a distributed owner. A small body is buffered, so that it can be retried; a large one is streamed and
 * cannot: undici destroys the stream of a failed attempt, even when nothing was read from it.
 */
export class OutgoingRequest implements SentRequest {
  readonly method: string;
  readonly isKeyed: boolean;
  private readonly hasBody: boolean;
  // Read in advance: a request whose stream was destroyed has no socket any more.
  private readonly address: string;
  private readonly socket: FastifyRequest['socket'];

  private constructor(
    private readonly request: FastifyRequest,
    private readonly buffered: Buffer | undefined,
    { address, socket }: { address: string; socket: FastifyRequest['socket'] },
  ) {
    this.method = request.method;
    this.isKeyed = isKeyed(request.headers);
    this.hasBody = bringsBody(request.method, request.headers);
    this.address = address;
    this.socket = socket;
  }

  /** @throws DomainError request/invalid when the caller disconnects before the body is complete */
  static async of(request: FastifyRequest): Promise<OutgoingRequest> {
    const origin = { address: request.ip, socket: request.socket };
    const buffered = isBodyBuffered(request.method, request.headers) ? await wholeBody(request) : undefined;
    return new OutgoingRequest(request, buffered, origin);
  }

  isWhole(): boolean {
    return !this.hasBody || this.buffered !== undefined;
  }

  isAwaited(): boolean {
    return !this.socket.destroyed;
  }

  /** The body for one attempt. */
  body(): BufferedBody {
    if (this.buffered !== undefined) {
      return { body: this.buffered, contentType: this.request.headers['content-type'] ?? 'application/octet-stream' };
    }
    // The body is not parsed here: reply-from forwards `request.body` as a stream.
    if (this.hasBody) this.request.body = this.request.raw;
    return {};
  }

  headers(passed: Headers): Headers {
    const { address, hasBody } = this;
    return forwardedHeaders(passed, this.request.headers, { address, hasBody });
  }
}

function wholeBody({ raw }: FastifyRequest): Promise<Buffer> {
  return buffer(raw).catch(() => {
    // Only the caller can interrupt it, so nobody reads a more precise refusal.
    throw new DomainError('request/invalid');
  });
}
