import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { EVENT_STREAM } from '@pothik/contracts/platform';
import { onceClosed } from '@pothik/service-kit';
import { type InstanceAnswer, isDeclined } from '@pothik/service-kit/host';
import type { FastifyReply } from 'fastify';

/** What a distributed owner answered; its body has not been read yet. */
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
    // It is read away, so that its connection can be used again; that it breaks meanwhile hurts nobody.
    this.body.on('error', () => undefined).resume();
  }

  /** Becomes the answer to the caller. */
  passOn(reply: FastifyReply): void {
    reply.code(this.status).headers(this.headers);
    if (this.headers['content-type'] === EVENT_STREAM) this.stream(reply);
    else reply.send(this.body);
  }

  /** A stream of events is quiet at first: its head must not wait for the first of them. */
  private stream(reply: FastifyReply): void {
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.raw.statusCode = this.status;
    reply.raw.flushHeaders();
    // Whichever side breaks off ends the other: the reader comes back with the number of the last event, to another instance.
    this.body.once('error', () => reply.raw.destroy()).pipe(reply.raw);
    onceClosed(reply.raw, () => this.body.destroy());
  }
}
