import type { DomainError } from '@pothik/contracts/catalogue';
import { attachedBodyOf, type BoundedUpload, type SentRequest } from '@pothik/service-kit/host';
import type { FastifyRequest } from 'fastify';
import { forwardedHeaders, isKeyed, sendsBody } from './forwarded-request.rules.js';

type Headers = FastifyRequest['headers'];

/** The options of reply-from for a buffered body; without contentType, reply-from sends it as JSON. */
interface BufferedBody {
  body?: Buffer;
  contentType?: string;
}

/**
 * A request to a distributed owner. A whole body can be sent again; an upload is streamed and cannot: undici destroys the
 * stream of a failed attempt, even when nothing was read from it.
 */
export class OutgoingRequest implements SentRequest {
  readonly method: string;
  private readonly whole: Buffer | undefined;
  private readonly upload: BoundedUpload | undefined;
  // Read in advance: a request whose stream was destroyed has no socket any more.
  private readonly address: string;
  private readonly socket: FastifyRequest['socket'];

  constructor(private readonly request: FastifyRequest) {
    this.method = request.method;
    const body = sendsBody(request.method) ? attachedBodyOf(request.raw) : undefined;
    this.whole = Buffer.isBuffer(body) ? body : undefined;
    this.upload = Buffer.isBuffer(body) ? undefined : body;
    this.address = request.ip;
    this.socket = request.socket;
  }

  /** Known once who calls is stated: owners store the keys of signed-in people only. */
  get isKeyed(): boolean {
    return isKeyed(this.request.headers);
  }

  /** Why the upload was ended while it came; undefined otherwise. */
  get refusal(): DomainError | undefined {
    return this.upload?.refusal;
  }

  isWhole(): boolean {
    return this.upload === undefined;
  }

  isAwaited(): boolean {
    return !this.socket.destroyed;
  }

  /** The body for one attempt. */
  body(): BufferedBody {
    if (this.whole !== undefined) {
      return { body: this.whole, contentType: this.request.headers['content-type'] ?? 'application/octet-stream' };
    }
    // The body is not parsed here: reply-from forwards `request.body` as a stream.
    if (this.upload !== undefined) this.request.body = this.upload;
    return {};
  }

  headers(passed: Headers): Headers {
    const hasBody = this.whole !== undefined || this.upload !== undefined;
    return forwardedHeaders(passed, this.request.headers, { address: this.address, hasBody });
  }
}
