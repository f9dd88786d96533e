import { Controller, UseFilters, UseGuards } from '@nestjs/common';
import { authHttp } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import type { Input, Output } from '@pothik/contracts/platform';
import { Endpoint, In, RawReply, RawRequest } from '@pothik/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KnownBrowserCookies } from '../known-browsers/index.js';
import { SessionCookies, SessionLanguageService, SessionService } from '../sessions/index.js';
import { GoogleCookies } from './google.cookies.js';
import { admittedByGoogle, GoogleGuard } from './google.guard.js';
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
    private readonly sessions: SessionService,
    private readonly sessionCookies: SessionCookies,
    private readonly knownBrowsers: KnownBrowserCookies,
    private readonly languages: SessionLanguageService,
    private readonly cookie: GoogleCookies,
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
    const departure = await this.signIns.begin({ browser, host: request.headers.host, returnTo });
    this.cookie.set(reply, departure.browser);
    await reply.redirect(departure.address, FOUND);
  }

  @UseFilters(GoogleRefusalFilter)
  @UseGuards(GoogleGuard)
  @Endpoint(authHttp.googleCallback)
  async callback(@RawRequest() request: FastifyRequest, @RawReply() reply: FastifyReply): Promise<void> {
    const { account, page } = admittedByGoogle(request);
    await this.languages.follow(account, request, reply);
    this.knownBrowsers.set(request, reply, account._id.toString());
    this.sessionCookies.set(reply, await this.sessions.start(account, this.sessionCookies.read(request)));
    await reply.redirect(page, FOUND);
  }

  @Endpoint(authHttp.googleStatus)
  status(): StatusOutput {
    return { available: this.signIns.isAvailable };
  }
}
