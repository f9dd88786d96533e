import { Controller } from '@nestjs/common';
import { authHttp } from '@pothik/contracts/auth';
import { COOKIE, type Input, languageIn } from '@pothik/contracts/platform';
import {
  Command,
  Endpoint,
  type IdempotencyKey,
  In,
  type Person,
  RawReply,
  RawRequest,
  StatedAddresses,
  Who,
} from '@pothik/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CommonPasswordService } from '../common-passwords/index.js';
import { KnownBrowserCookies } from '../known-browsers/index.js';
import { SessionCookies, type SessionOutput, sessionViewOf } from '../sessions/index.js';
import { ChangePasswordService } from './change-password.service.js';
import { ResetPasswordService } from './reset-password.service.js';

type ChangeInput = Input<typeof authHttp.changePassword>;
type ForgotInput = Input<typeof authHttp.forgotPassword>;
type ResetInput = Input<typeof authHttp.resetPassword>;

@Controller()
export class PasswordController {
  constructor(
    private readonly changes: ChangePasswordService,
    private readonly resets: ResetPasswordService,
    private readonly commonPasswords: CommonPasswordService,
    private readonly cookies: SessionCookies,
    private readonly knownBrowsers: KnownBrowserCookies,
    private readonly addresses: StatedAddresses,
  ) {}

  @Endpoint(authHttp.changePassword)
  async change(
    @In() form: ChangeInput,
    @Who() person: Person,
    @Command() command: IdempotencyKey | undefined,
    @RawRequest() request: FastifyRequest,
    @RawReply() reply: FastifyReply,
  ): Promise<SessionOutput> {
    this.commonPasswords.refuse(form.password);
    const browserId = this.knownBrowsers.read(request, person.id);
    const session = await this.changes.change(person, { ...form, browserId }, command);
    this.cookies.set(reply, session);
    return sessionViewOf(session);
  }

  @Endpoint(authHttp.forgotPassword)
  async forgot(@In() { email }: ForgotInput, @RawRequest() request: FastifyRequest): Promise<null> {
    await this.resets.sendCode(email, languageIn(request.cookies[COOKIE.language]));
    return null;
  }

  @Endpoint(authHttp.resetPassword)
  async reset(@In() form: ResetInput, @RawRequest() request: FastifyRequest): Promise<null> {
    this.commonPasswords.refuse(form.password);
    const address = await this.addresses.of(request);
    const knownBrowser = (accountId: string) => this.knownBrowsers.read(request, accountId);
    await this.resets.reset(form, { address, knownBrowser });
    return null;
  }
}
