import { Injectable } from '@nestjs/common';
import { SESSION } from '@pothik/contracts/auth';
import { API_PREFIX, COOKIE, LANGUAGE_STORED_SECONDS, type Language } from '@pothik/contracts/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SecretCookies } from '../secret-cookies/index.js';
import { isOfFormerRelease } from './session.rules.js';
import type { HeldSession, OpenSession } from './session.service.js';

/** Under http the refresh token's cookie is sent only with auth's calls; under https the gateway forwards it to auth alone. */
const REFRESH_PATH = `${API_PREFIX}/auth`;

/** The cookies that releases before `__Host-` set under https, with their paths. */
const FORMER = [
  [COOKIE.access, '/'],
  [COOKIE.refresh, REFRESH_PATH],
] as const;

/** Reads and writes the session's cookies. */
@Injectable()
export class SessionCookies {
  private readonly readable: { sameSite: 'lax'; secure: boolean; path: '/' };

  constructor(private readonly secrets: SecretCookies) {
    this.readable = { sameSite: 'lax', secure: secrets.isHttps, path: '/' };
  }

  /** The access cookie outlives its 15-minute token, so that the gateway answers "expired" and the browser refreshes. */
  set(reply: FastifyReply, session: OpenSession): void {
    const maxAge = SESSION.refreshMs / 1000;
    this.secrets.set(reply, COOKIE.access, session.accessToken, { maxAge });
    this.secrets.set(reply, COOKIE.refresh, session.refreshToken, { maxAge, path: REFRESH_PATH });
    reply.setCookie(COOKIE.signedIn, '1', { ...this.readable, maxAge });
    if (FORMER.some(([name]) => reply.request.cookies[name] !== undefined)) this.clearFormer(reply);
  }

  clear(reply: FastifyReply): void {
    this.secrets.clear(reply, COOKIE.access);
    this.secrets.clear(reply, COOKIE.refresh, REFRESH_PATH);
    reply.clearCookie(COOKIE.signedIn, this.readable);
    this.clearFormer(reply);
  }

  /** Sets the account's language in a browser where none was chosen. */
  setLanguage(reply: FastifyReply, language: Language): void {
    reply.setCookie(COOKIE.language, language, { ...this.readable, maxAge: LANGUAGE_STORED_SECONDS });
  }

  read(request: FastifyRequest): HeldSession {
    return {
      accessToken: this.secrets.read(request, COOKIE.access),
      refreshToken: this.secrets.read(request, COOKIE.refresh) ?? this.formerRefreshToken(request),
    };
  }

  /** Continues a session that an earlier release began; its token is replaced by one in the prefixed cookie. */
  private formerRefreshToken(request: FastifyRequest): string | undefined {
    const token = this.secrets.isHttps ? request.cookies[COOKIE.refresh] : undefined;
    return token !== undefined && isOfFormerRelease(token) ? token : undefined;
  }

  private clearFormer(reply: FastifyReply): void {
    if (!this.secrets.isHttps) return;
    for (const [name, path] of FORMER) reply.clearCookie(name, { httpOnly: true, sameSite: 'lax', secure: true, path });
  }
}
