import { Injectable } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import { DomainError } from '@pothik/contracts/catalogue';
import type { FastifyRequest } from 'fastify';
import passport from 'passport';
import { GoogleCookies } from './google.cookies.js';
import { type Admitted, GoogleSignInService } from './google-sign-in.service.js';

type Done = (error: unknown, admitted: Admitted | null) => void;

/** A Passport strategy that only calls its verifier. */
class VerifierStrategy extends passport.Strategy {
  constructor(private readonly verify: (request: FastifyRequest, done: Done) => void) {
    super();
  }

  authenticate(request: unknown): void {
    this.verify(request as FastifyRequest, (error, admitted) => {
      if (admitted === null) this.error(error);
      else this.success(admitted);
    });
  }
}

/** Passport's Google strategy: the callback is checked by the OpenID Connect client. */
@Injectable()
export class GoogleStrategy extends PassportStrategy(VerifierStrategy, 'google') {
  constructor(
    private readonly signIns: GoogleSignInService,
    private readonly cookie: GoogleCookies,
  ) {
    super();
  }

  async validate(request: FastifyRequest): Promise<Admitted> {
    if (!this.signIns.isAvailable) throw new DomainError('request/not-found');
    const { searchParams, search } = new URL(request.url, 'http://ours.invalid');
    return this.signIns.finish({
      state: searchParams.get('state') ?? undefined,
      browser: this.cookie.read(request),
      search,
    });
  }
}

/** Puts the signed-in account and its page into `request.user`. */
@Injectable()
export class GoogleGuard extends AuthGuard('google') {
  override handleRequest<User = Admitted>(error: Error | null, user: User): User {
    if (error !== null) throw error;
    return user;
  }
}

/** The account that GoogleGuard admitted, and the page to redirect to. */
export const admittedByGoogle = (request: FastifyRequest): Admitted =>
  (request as FastifyRequest & { user: Admitted }).user;
