import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Endpoint } from '@pothik/contracts/platform';
import { type Person, SignsOfLife } from '@pothik/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import passport from 'passport';
import { type AdmittedRequest, forwardedCallOf } from '../calls/admitted-call.js';
import { SessionRenewalService } from './session-renewal.service.js';

/** What the guard tells the strategy, besides the request. */
interface Asked {
  call: Endpoint;
  reply: FastifyReply;
}

/** Passport's strategy for the session: its access cookie, renewed in the same answer for a client that is no page. */
@Injectable()
export class SessionStrategy extends passport.Strategy {
  override name = 'session';

  constructor(private readonly sessions: SessionRenewalService) {
    super();
  }

  /** A PUBLIC call without a session passes. */
  override authenticate(request: unknown, asked: unknown): void {
    const { call, reply } = asked as Asked;
    this.sessions.personOf(request as FastifyRequest, reply, call).then(
      (person) => (person === undefined ? this.pass() : this.success(person)),
      (refusal) => this.error(refusal),
    );
  }
}

/** Admits those who are signed in, and everybody to PUBLIC calls. A call of a signed-in person is a sign of life. */
@Injectable()
export class SessionGuard implements CanActivate {
  /** Nest's AuthGuard has one for the whole process, where the strategy of a second gateway would replace the first one's. */
  private readonly passport = new passport.Passport();

  constructor(
    strategy: SessionStrategy,
    private readonly signs: SignsOfLife,
  ) {
    this.passport.use(strategy);
  }

  /** @throws DomainError auth/not-signed-in and the other refusals of a session */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const call = forwardedCallOf(context);
    const http = context.switchToHttp();
    const request = http.getRequest<AdmittedRequest>();
    request.user = await this.authenticate(request, { call, reply: http.getResponse() });
    // The session of a PUBLIC call is not checked.
    if (request.user && call.access !== 'PUBLIC') this.signs.give(request.user);
    return true;
  }

  private authenticate(request: AdmittedRequest, asked: Asked): Promise<Person | undefined> {
    return new Promise((resolve, reject) => {
      const options = { session: false, ...asked };
      const decide = (refusal: unknown, person?: Person) => (refusal ? reject(refusal) : resolve(person));
      this.passport.authenticate('session', options, decide)(request, asked.reply, decide);
    });
  }
}
