import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import { loginForm } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import { StatedAddresses } from '@pothik/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import type { AccountDocument } from '../accounts/index.js';
import { KnownBrowserCookies } from '../known-browsers/index.js';
import { RegistrationCookies } from '../registrations/index.js';
import { type Admission, LogInService } from './log-in.service.js';

/** Passport's local strategy; reads e-mail and password only from the body. */
@Injectable()
export class LogInStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly logIns: LogInService,
    private readonly knownBrowsers: KnownBrowserCookies,
    private readonly addresses: StatedAddresses,
  ) {
    super({ usernameField: 'email', passwordField: 'password', passReqToCallback: true });
  }

  /** An invalid form admits nobody: the endpoint's validation then refuses it, naming the field. */
  async validate(request: FastifyRequest): Promise<Admission | false> {
    const form = loginForm.safeParse(request.body);
    if (!form.success) return false;
    return this.logIns.admit(form.data, {
      address: await this.addresses.of(request),
      knownBrowser: (accountId) => this.knownBrowsers.read(request, accountId),
    });
  }
}

/** Puts the admitted account into `request.user`; a refused registration's cookie is set on the refusal. */
@Injectable()
export class LogInGuard extends AuthGuard('local') {
  constructor(private readonly registrationCookie: RegistrationCookies) {
    super();
  }

  override handleRequest<User = AccountDocument | false>(
    error: Error | null,
    admission: Admission | false,
    _info: unknown,
    context: ExecutionContext,
  ): User {
    if (error !== null) throw error;
    if (admission === false) return false as User;
    if ('account' in admission) return admission.account as User;
    this.registrationCookie.set(context.switchToHttp().getResponse<FastifyReply>(), admission.notVerified);
    throw new DomainError('auth/user-not-verified');
  }
}

/** The account that LogInGuard admitted. */
export const admittedAccount = (request: FastifyRequest): AccountDocument =>
  (request as FastifyRequest & { user: AccountDocument }).user;
