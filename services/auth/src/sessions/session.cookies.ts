import { Inject, Injectable } from '@nestjs/common';
import { SESSION } from '@pothik/contracts/auth';
import { API_PREFIX, COOKIE, LANGUAGE_KEPT_SECONDS, type Language } from '@pothik/contracts/platform';
import { CONFIGURATION } from '@pothik/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthConfiguration } from '../configuration.js';
import type { OpenSession } from './session.service.js';

/** Only auth's own calls get to see the refresh token. */
const REFRESH_PATH = `${API_PREFIX}/auth`;

/** The only door to the session's cookies. */
@Injectable()
export class SessionCookiesClient {
  private readonly secret: { httpOnly: true; sameSite: 'lax'; secure: boolean };
  private readonly readable: { sameSite: 'lax'; secure: boolean; path: '/' };

  constructor(@Inject(CONFIGURATION) configuration: AuthConfiguration) {
    const secure = new URL(configuration.PUBLIC_URL).protocol === 'https:';
    this.secret = { httpOnly: true, sameSite: 'lax', secure };
    this.readable = { sameSite: 'lax', secure, path: '/' };
  }

  /** The access cookie outlives its 15 minutes' token, so that the gateway answers "expired" and the browser refreshes. */
  set(reply: FastifyReply, session: OpenSession): void {
    const maxAge = SESSION.refreshMs / 1000;
    reply.setCookie(COOKIE.access, session.accessToken, { ...this.secret, path: '/', maxAge });
    reply.setCookie(COOKIE.refresh, session.refreshToken, { ...this.secret, path: REFRESH_PATH, maxAge });
    reply.setCookie(COOKIE.signedIn, '1', { ...this.readable, maxAge });
  }

  clear(reply: FastifyReply): void {
    reply.clearCookie(COOKIE.access, { ...this.secret, path: '/' });
    reply.clearCookie(COOKIE.refresh, { ...this.secret, path: REFRESH_PATH });
    reply.clearCookie(COOKIE.signedIn, this.readable);
  }

  /** A browser where no language was chosen yet speaks the account's. */
  setLanguage(reply: FastifyReply, language: Language): void {
    reply.setCookie(COOKIE.language, language, { ...this.readable, maxAge: LANGUAGE_KEPT_SECONDS });
  }

  read(request: FastifyRequest): { accessToken?: string | undefined; refreshToken?: string | undefined } {
    return { accessToken: request.cookies[COOKIE.access], refreshToken: request.cookies[COOKIE.refresh] };
  }
}
