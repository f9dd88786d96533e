import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { authHttp } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import type { Input } from '@pothik/contracts/platform';
import { inputOf, StatedAddresses } from '@pothik/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import type { AccountDocument } from '../accounts/index.js';
import { KnownBrowserCookies } from '../known-browsers/index.js';
import { RegistrationCookies } from '../registrations/index.js';
import { type Admission, LogInService } from './log-in.service.js';

type LogInForm = Input<typeof authHttp.login>;

/** Passport's local strategy, over the form that the guard has parsed. */
@Injectable()
export class LogInStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly logIns: LogInService,
    private readonly knownBrowsers: KnownBrowserCookies,
    private readonly addresses: StatedAddresses,
  ) {
    super({ usernameField: 'email', passwordField: 'password', passReqToCallback: true });
  }

  async validate(request: FastifyRequest & { form: LogInForm }): Promise<Admission> {
    return this.logIns.admit(request.form, {
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

  /** A form with fields that are not right is refused here, before Passport refuses it without naming them. */
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest & { form: unknown }>();
    const { input } = await inputOf(request, http.getResponse<FastifyReply>());
    request.form = input;
    return (await super.canActivate(context)) as boolean;
  }

  override handleRequest<User = AccountDocument>(
    error: Error | null,
    admission: Admission,
    _info: unknown,
    context: ExecutionContext,
  ): User {
    if (error !== null) throw error;
    if ('account' in admission) return admission.account as User;
    this.registrationCookie.set(context.switchToHttp().getResponse<FastifyReply>(), admission.notVerified);
    throw new DomainError('auth/user-not-verified');
  }
}

/** The account that LogInGuard admitted. */
export const admittedAccount = (request: FastifyRequest): AccountDocument =>
  (request as FastifyRequest & { user: AccountDocument }).user;
