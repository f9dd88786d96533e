import { buffer } from 'node:stream/consumers';
import { DomainError } from '@pothik/contracts/catalogue';
import type { SentRequest } from '@pothik/service-kit/host';
import type { FastifyRequest } from 'fastify';
import { bringsBody, forwardedHeaders, isBodyKept, isKeyed } from './forwarded-request.rules.js';

type Headers = FastifyRequest['headers'];

/** What reply-from is told of a body that is kept. Without a type it says what it says of every such body. */
interface KeptBody {
  body?: Buffer;
  contentType?: string;
}

/**
 * A request on its way to a distributed owner. A small body is read and kept, so that it can be sent again; a large one passes
 * through as a stream and cannot: undici destroys the stream of an attempt that failed, even when nothing was read from it.
 */
export class OutgoingRequest implements SentRequest {
  readonly method: string;
  readonly isKeyed: boolean;
  private readonly hasBody: boolean;
  // Asked for now: a request whose stream was destroyed has no socket any more.
  private readonly address: string;
  private readonly socket: FastifyRequest['socket'];

  private constructor(
    private readonly request: FastifyRequest,
    private readonly kept: Buffer | undefined,
    { address, socket }: { address: string; socket: FastifyRequest['socket'] },
  ) {
    this.method = request.method;
    this.isKeyed = isKeyed(request.headers);
    this.hasBody = bringsBody(request.method, request.headers);
    this.address = address;
    this.socket = socket;
  }

  /** @throws DomainError request/invalid when the caller leaves before the body is whole */
  static async of(request: FastifyRequest): Promise<OutgoingRequest> {
    const origin = { address: request.ip, socket: request.socket };
    const kept = isBodyKept(request.method, request.headers) ? await wholeBody(request) : undefined;
    return new OutgoingRequest(request, kept, origin);
  }

  isWhole(): boolean {
    return !this.hasBody || this.kept !== undefined;
  }

  isAwaited(): boolean {
    return !this.socket.destroyed;
  }

  /** The body for one attempt. */
  body(): KeptBody {
    if (this.kept !== undefined) {
      return { body: this.kept, contentType: this.request.headers['content-type'] ?? 'application/octet-stream' };
    }
    // Nobody has parsed it, and nobody will: reply-from passes on what stands here.
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
    // Only the caller can break it, and nobody is left to tell more.
    throw new DomainError('request/invalid');
  });
}
