import { Catch } from '@nestjs/common';
import { DomainExceptionFilter, type RefusalAnswer } from '@pothik/service-kit/host';
import type { FastifyReply } from 'fastify';
import { NoPlaceLeft } from '../bodies/no-place-left.js';
import { refusalPage } from './page-calls.rules.js';

const FOUND = 302;

/** A browser that navigated here is shown the refusal at /login. */
@Catch()
export class LogInRedirectFilter extends DomainExceptionFilter {
  protected override send(reply: FastifyReply, { body }: RefusalAnswer): void {
    reply.redirect(refusalPage(body.code), FOUND);
  }
}

/** A body without a place is counted and not logged: under an attack it happens thousands of times. */
@Catch(NoPlaceLeft)
export class NoPlaceLeftFilter extends DomainExceptionFilter {
  protected override log(): void {}
}
