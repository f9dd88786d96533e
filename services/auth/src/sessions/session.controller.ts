import { Controller, UseGuards } from '@nestjs/common';
import { authHttp } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import { Logger } from '@pothik/engines';
import { Command, Endpoint, type IdempotencyKey, type Person, RawReply, RawRequest, Who } from '@pothik/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { admittedAccount, LogInGuard } from '../log-in/index.js';
import { LogInSessionService } from './log-in-session.service.js';
import { SessionCookies } from './session.cookies.js';
import { SessionService } from './session.service.js';
import { type SessionOutput, sessionViewOf } from './session.views.js';
import { SessionsEndedService } from './sessions-ended.service.js';

@Controller()
export class SessionController {
  constructor(
    private readonly sessions: SessionService,
    private readonly sessionsEnded: SessionsEndedService,
    private readonly cookies: SessionCookies,
    private readonly logIns: LogInSessionService,
    private readonly logger: Logger,
  ) {}

  @UseGuards(LogInGuard)
  @Endpoint(authHttp.login)
  async logIn(@RawRequest() request: FastifyRequest, @RawReply() reply: FastifyReply) {
    return sessionViewOf(await this.logIns.admit(admittedAccount(request), request, reply));
  }

  @Endpoint(authHttp.refresh)
  async refresh(@RawRequest() request: FastifyRequest, @RawReply() reply: FastifyReply): Promise<SessionOutput> {
    const { refreshToken } = this.cookies.read(request);
    try {
      if (refreshToken === undefined) throw new DomainError('auth/not-signed-in');
      const session = await this.sessions.refresh(refreshToken);
      await this.logIns.giveTo(session, request, reply);
      return sessionViewOf(session);
    } catch (error) {
      if (error instanceof DomainError) this.cookies.clear(reply);
      throw error;
    }
  }

  /** Clears the cookies even when the database is unavailable, so that log-out always works in the browser. */
  @Endpoint(authHttp.logout)
  async logOut(@RawRequest() request: FastifyRequest, @RawReply() reply: FastifyReply): Promise<null> {
    this.cookies.clear(reply);
    try {
      await this.sessions.end(this.cookies.read(request));
    } catch (error) {
      this.logger.error({ error }, 'a session could not be ended at log-out; it will expire');
    }
    return null;
  }

  @Endpoint(authHttp.logoutEverywhere)
  async logOutEverywhere(
    @Who() person: Person,
    @Command() command: IdempotencyKey | undefined,
    @RawReply() reply: FastifyReply,
  ): Promise<null> {
    await this.sessionsEnded.endEverywhere(person, command);
    this.cookies.clear(reply);
    return null;
  }
}
