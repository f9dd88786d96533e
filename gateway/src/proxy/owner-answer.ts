import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { EVENT_STREAM } from '@pothik/contracts/platform';
import { onResponseClosed } from '@pothik/service-kit';
import { type InstanceAnswer, isDeclined } from '@pothik/service-kit/host';
import type { FastifyReply } from 'fastify';

/** The response of a distributed owner; its body has not been read yet. */
export class OwnerAnswer implements InstanceAnswer {
  constructor(
    readonly status: number,
    private readonly headers: IncomingHttpHeaders,
    private readonly body: Readable,
  ) {}

  get isDeclined(): boolean {
    return isDeclined(this.status, this.headers);
  }

  discard(): void {
    // Reads the body to its end, so that the connection can be reused; an error on the way does not matter.
    this.body.on('error', () => undefined).resume();
  }

  /** Forwards the response to the caller. */
  sendTo(reply: FastifyReply): void {
    reply.code(this.status).headers(this.headers);
    // reply-from ends a connection whose upload is not complete, before the caller sees why: the server reads it away.
    reply.removeHeader('connection');
    if (this.headers['content-type'] === EVENT_STREAM) this.stream(reply);
    else reply.send(this.body);
  }

  /** Sends the head at once: the first event may come much later. */
  private stream(reply: FastifyReply): void {
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.raw.statusCode = this.status;
    reply.raw.flushHeaders();
    // When one side ends, so does the other: the reader reconnects with `Last-Event-ID`, to another instance.
    this.body.once('error', () => reply.raw.destroy()).pipe(reply.raw);
    onResponseClosed(reply.raw, () => this.body.destroy());
  }
}
