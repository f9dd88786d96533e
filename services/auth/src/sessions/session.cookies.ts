import { Inject, Injectable } from '@nestjs/common';
import { SESSION } from '@pothik/contracts/auth';
import { API_PREFIX, COOKIE, LANGUAGE_STORED_SECONDS, type Language } from '@pothik/contracts/platform';
import { CONFIGURATION } from '@pothik/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthConfiguration } from '../configuration.js';
import type { OpenSession } from './session.service.js';

/** The refresh token's cookie is sent only with auth's calls. */
const REFRESH_PATH = `${API_PREFIX}/auth`;

/** Reads and writes the session's cookies. */
@Injectable()
export class SessionCookies {
  private readonly secret: { httpOnly: true; sameSite: 'lax'; secure: boolean };
  private readonly readable: { sameSite: 'lax'; secure: boolean; path: '/' };

  constructor(@Inject(CONFIGURATION) configuration: AuthConfiguration) {
    const secure = new URL(configuration.PUBLIC_URL).protocol === 'https:';
    this.secret = { httpOnly: true, sameSite: 'lax', secure };
    this.readable = { sameSite: 'lax', secure, path: '/' };
  }

  /** The access cookie outlives its 15-minute token, so that the gateway answers "expired" and the browser refreshes. */
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

  /** Sets the account's language in a browser where none was chosen. */
  setLanguage(reply: FastifyReply, language: Language): void {
    reply.setCookie(COOKIE.language, language, { ...this.readable, maxAge: LANGUAGE_STORED_SECONDS });
  }

  read(request: FastifyRequest): { accessToken?: string | undefined; refreshToken?: string | undefined } {
    return { accessToken: request.cookies[COOKIE.access], refreshToken: request.cookies[COOKIE.refresh] };
  }
}
