import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { Logger } from '@pothik/engines';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Observable, throwError } from 'rxjs';
import { currentContext } from '../context/request-context.js';
import { SecurityLog } from '../security-log/security-log.js';
import { Metrics } from '../telemetry/metrics.js';
import { causeCodeOf } from './cause-code.rules.js';
import { recordRefusal } from './record-refusal.js';
import { type RefusalAnswer, refusalOf } from './refusal.js';
import { requestContextOf } from './request-context.hook.js';

/** Handles every error: refusals are sent, bugs are logged with the request id of the response. */
@Catch()
export class DomainExceptionFilter implements ExceptionFilter {
  constructor(
    private readonly logger: Logger,
    private readonly metrics: Metrics,
    private readonly securityLog: SecurityLog,
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
    const refusal = refusalOf(error, requestId);
    recordRefusal(request, refusal.body.code, { metrics: this.metrics, securityLog: this.securityLog });
    this.log(error, refusal, request);
    // A response that has started cannot be refused any more, only ended.
    if (reply.sent || reply.raw.headersSent) reply.raw.destroy();
    else this.send(reply, refusal);
  }

  protected log(error: unknown, { status, body }: RefusalAnswer, { method, url }: FastifyRequest): void {
    if (status < 500) return;
    const attributes = { error, cause: causeCodeOf(error), requestId: body.requestId, method, url: url.split('?')[0] };
    this.logger[status === 503 ? 'warn' : 'error'](attributes, body.message);
  }

  protected send(reply: FastifyReply, { status, body, retryAfterSeconds }: RefusalAnswer): void {
    if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
    reply.code(status).header('content-type', 'application/json; charset=utf-8').send(body);
  }
}
