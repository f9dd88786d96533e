import { Injectable } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import { loginForm } from '@pothik/contracts/auth';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import type { AccountDocument } from './account.model.js';
import { LogInService } from './log-in.service.js';

type Verified = AccountDocument | false;

/** Passport's local strategy; reads e-mail and password only from the body. */
@Injectable()
export class LogInStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly logIns: LogInService) {
    super({ usernameField: 'email', passwordField: 'password', passReqToCallback: true });
  }

  /** An invalid form admits nobody: the endpoint's validation then refuses it, naming the field. */
  async validate({ body }: FastifyRequest): Promise<Verified> {
    const form = loginForm.safeParse(body);
    return form.success ? this.logIns.admit(form.data) : false;
  }
}

/** Puts the admitted account into `request.user`. */
@Injectable()
export class LogInGuard extends AuthGuard('local') {
  override handleRequest<User = Verified>(error: Error | null, user: User): User {
    if (error !== null) throw error;
    return user;
  }
}

/** The account that LogInGuard admitted. */
export const admittedAccount = (request: FastifyRequest): AccountDocument =>
  (request as FastifyRequest & { user: AccountDocument }).user;
