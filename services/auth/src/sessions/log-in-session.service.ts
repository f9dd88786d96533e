import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { SecurityLog, StatedAddresses } from '@pothik/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountDocument } from '../accounts/index.js';
import { AddressTriesService } from '../address-tries/index.js';
import { KnownBrowserCookies } from '../known-browsers/index.js';
import { PendingLogInService, SecondFactorCookies } from '../second-factor/index.js';
import { SessionCookies } from './session.cookies.js';
import { type OpenSession, SessionService } from './session.service.js';
import { SessionLanguageService } from './session-language.service.js';

/** Turns a log-in into the session of a browser: by password, by Google, each with the second factor if there is one. */
@Injectable()
export class LogInSessionService {
  constructor(
    private readonly sessions: SessionService,
    private readonly pendingLogIn: PendingLogInService,
    private readonly tries: AddressTriesService,
    private readonly addresses: StatedAddresses,
    private readonly secondFactorCookies: SecondFactorCookies,
    private readonly cookies: SessionCookies,
    private readonly knownBrowsers: KnownBrowserCookies,
    private readonly languages: SessionLanguageService,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Starts the session of an account whose password, or Google, was right. An account with a second factor gets none yet: the
   * browser holds the pending log-in by a cookie. @throws DomainError auth/second-factor-required
   */
  async admit(account: AccountDocument, request: FastifyRequest, reply: FastifyReply): Promise<OpenSession> {
    const secret = await this.pendingLogIn.begin(account);
    if (secret === undefined) return this.start(account, request, reply);
    this.secondFactorCookies.set(reply, secret);
    throw new DomainError('auth/second-factor-required');
  }

  /**
   * Completes the pending log-in that the browser holds.
   * @throws DomainError auth/log-in-expired, auth/user-deleted, auth/second-factor-wrong, request/too-many
   */
  async complete(code: string, request: FastifyRequest, reply: FastifyReply): Promise<OpenSession> {
    const secret = this.secondFactorCookies.read(request);
    const address = await this.addresses.of(request);
    // Who holds it typed the right password, and has a count of its own by the account.
    const isKnown = () => this.pendingLogIn.isHeld(secret);
    const account = await this.tries.evaluate({ call: 'completeLogIn', address, isKnown }, () =>
      this.pendingLogIn.complete(secret, code),
    );
    this.secondFactorCookies.clear(reply);
    return this.start(account, request, reply);
  }

  /** Gives the browser what it keeps of a session. */
  async giveTo(session: OpenSession, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.languages.follow(session.account, request, reply);
    this.knownBrowsers.set(request, reply, session.account._id.toString());
    this.cookies.set(reply, session);
  }

  private async start(account: AccountDocument, request: FastifyRequest, reply: FastifyReply): Promise<OpenSession> {
    const session = await this.sessions.start(account, this.cookies.read(request));
    this.securityLog.record('log-in', { account: account._id.toString() });
    await this.giveTo(session, request, reply);
    return session;
  }
}
