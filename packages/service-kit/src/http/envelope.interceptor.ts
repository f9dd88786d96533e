import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { unwrapAnswer } from './answer.js';
import { type Call, callOf, inputOf } from './call.js';
import { inTime } from './in-time.js';

/** Reads what was sent, puts a handler's result into the envelope, parsed by the endpoint's schema, and ends a wait that takes too long. */
export class EnvelopeInterceptor implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    // Also of a handler that takes none of it: what was sent is refused unless the endpoint knows it.
    const { files } = await inputOf(request, reply);
    const answer = next.handle().pipe(map((result) => envelope(callOf(request), result, reply)));
    // A file comes as fast as its line.
    return files.length > 0 ? answer : inTime(answer, () => reply.raw.headersSent);
  }
}

function envelope({ endpoint }: Call, result: unknown, reply: FastifyReply): unknown {
  if (reply.sent) return undefined;
  const { data, message } = unwrapAnswer(result, endpoint.message);
  return { success: true, message, data: endpoint.response.parse(data) };
}
