import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { Logger } from '@pothik/engines';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Observable, throwError } from 'rxjs';
import { currentContext } from '../context/request-context.js';
import { causeCodeOf } from './cause-code.rules.js';
import { type Records, recordRefusal } from './record-refusal.js';
import { refusalOf } from './refusal.js';
import { requestContextOf } from './request-context.hook.js';

/** Handles every error: refusals are sent, bugs are logged with the request id of the response. */
@Catch()
export class DomainExceptionFilter implements ExceptionFilter {
  constructor(
    private readonly logger: Logger,
    private readonly records: Records,
  ) {}

  catch(error: unknown, host: ArgumentsHost): Observable<never> | undefined {
    // Without this an error reaches our event transport flattened to "Internal server error".
    if (host.getType() !== 'http') return throwError(() => error);
    const http = host.switchToHttp();
    this.answer(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
    return undefined;
  }

  private answer(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    // The caller has left: the request is measured as aborted, and nobody reads a refusal.
    if (reply.raw.destroyed) return;
    const { requestId } = requestContextOf(request) ?? currentContext();
    const { status, body, retryAfterSeconds } = refusalOf(error, requestId);
    recordRefusal(request, body.code, this.records);
    const url = request.url.split('?')[0];
    const attributes = { error, cause: causeCodeOf(error), requestId, method: request.method, url };
    if (status >= 500) this.logger[status === 503 ? 'warn' : 'error'](attributes, body.message);
    if (reply.sent || reply.raw.headersSent) {
      // A response that has started cannot be refused any more, only ended.
      reply.raw.destroy();
      return;
    }
    if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
    reply.code(status).header('content-type', 'application/json; charset=utf-8').send(body);
  }
}
