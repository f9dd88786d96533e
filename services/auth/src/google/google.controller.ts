import { Controller, UseFilters, UseGuards } from '@nestjs/common';
import { authHttp } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import type { Input, Output } from '@pothik/contracts/platform';
import { Endpoint, In, RawReply, RawRequest, StatedAddresses } from '@pothik/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LogInSessionService } from '../sessions/index.js';
import { GoogleCookies } from './google.cookies.js';
import { admittedByGoogle, GoogleGuard } from './google.guard.js';
import { refusedAt } from './google-address.rules.js';
import { GoogleRefusalFilter } from './google-refusal.filter.js';
import { GoogleSignInService } from './google-sign-in.service.js';

/** A redirect that the browser follows with GET and does not cache. */
const FOUND = 302;

type SignInInput = Input<typeof authHttp.googleSignIn>;
type StatusOutput = Output<typeof authHttp.googleStatus>;

@Controller()
export class GoogleController {
  constructor(
    private readonly signIns: GoogleSignInService,
    private readonly logIns: LogInSessionService,
    private readonly cookie: GoogleCookies,
    private readonly addresses: StatedAddresses,
  ) {}

  @UseFilters(GoogleRefusalFilter)
  @Endpoint(authHttp.googleSignIn)
  async signIn(
    @In() { returnTo }: SignInInput,
    @RawRequest() request: FastifyRequest,
    @RawReply() reply: FastifyReply,
  ): Promise<void> {
    if (!this.signIns.isAvailable) throw new DomainError('request/not-found');
    const browser = this.cookie.read(request);
    const address = await this.addresses.of(request);
    const departure = await this.signIns.begin({ address, browser, host: request.headers.host, returnTo });
    this.cookie.set(reply, departure.browser);
    await reply.redirect(departure.address, FOUND);
  }

  @UseFilters(GoogleRefusalFilter)
  @UseGuards(GoogleGuard)
  @Endpoint(authHttp.googleCallback)
  async callback(@RawRequest() request: FastifyRequest, @RawReply() reply: FastifyReply): Promise<void> {
    const { account, page, wanted } = admittedByGoogle(request);
    try {
      await this.logIns.admit(account, request, reply);
    } catch (error) {
      if (!isCodeRequired(error)) throw error;
      await reply.redirect(refusedAt(error.code, wanted), FOUND);
      return;
    }
    await reply.redirect(page, FOUND);
  }

  @Endpoint(authHttp.googleStatus)
  status(): StatusOutput {
    return { available: this.signIns.isAvailable };
  }
}

const isCodeRequired = (error: unknown): error is DomainError =>
  error instanceof DomainError && error.code === 'auth/second-factor-required';
