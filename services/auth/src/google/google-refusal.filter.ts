import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { Logger } from '@pothik/engines';
import { currentContext, refusalOf } from '@pothik/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusedAt } from './google-address.rules.js';

const FOUND = 302;

/** Browsers navigate here, so a refusal redirects to /login instead of returning JSON; while Google is off it is a 404. */
@Catch()
export class GoogleRefusalFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const { requestId } = currentContext();
    const { status, body } = refusalOf(error, requestId);
    const context = { error, requestId, method: request.method, url: request.url.split('?')[0] };
    if (status >= 500) this.logger[status === 503 ? 'warn' : 'error'](context, body.message);
    if (body.code === 'request/not-found') void reply.code(status).send(body);
    else void reply.redirect(refusedAt(body.code), FOUND);
  }
}
