import { Controller } from '@nestjs/common';
import { notificationHttp } from '@pothik/contracts/notification';
import { HEADER, type Input } from '@pothik/contracts/platform';
import { Endpoint, In, type Person, RawReply, RawRequest, Who } from '@pothik/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StreamConnection } from './event-stream.writer.js';
import { cursorOf, readerOf } from './stream.rules.js';
import { StreamService } from './stream.service.js';

type StreamInput = Input<typeof notificationHttp.stream>;

@Controller()
export class StreamController {
  constructor(private readonly streams: StreamService) {}

  @Endpoint(notificationHttp.stream)
  async stream(
    @In() { after }: StreamInput,
    @Who() person: Person,
    @RawRequest() request: FastifyRequest,
    @RawReply() reply: FastifyReply,
  ): Promise<void> {
    const cursor = cursorOf(request.headers['last-event-id'], after);
    const place = await this.streams.admit(person, readerOf(request.headers[HEADER.streamReader]));
    // The wait was answered 503 meanwhile.
    if (reply.raw.headersSent) return place.leave();
    const connection = new StreamConnection(reply.raw);
    reply.hijack();
    connection.open(reply.getHeaders());
    this.streams.start(person, cursor, connection, place);
  }
}
