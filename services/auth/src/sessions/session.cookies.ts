import { Injectable } from '@nestjs/common';
import { SESSION } from '@pothik/contracts/auth';
import {
  COOKIE,
  LANGUAGE_STORED_SECONDS,
  type Language,
  REFRESH_COOKIE_FORMER_PATH,
  REFRESH_COOKIE_PATH,
} from '@pothik/contracts/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SecretCookies } from '../secret-cookies/index.js';
import { issuedLast } from './refresh-token.rules.js';
import { RefreshTokenSigner } from './refresh-token.signer.js';
import { isOfFormerRelease } from './session.rules.js';
import type { HeldSession, OpenSession } from './session.service.js';

/** The cookies that releases before `__Host-` set under https, with their paths. */
const FORMER = [
  [COOKIE.access, '/'],
  [COOKIE.refresh, REFRESH_COOKIE_FORMER_PATH],
] as const;

/** Reads and writes the session's cookies. */
@Injectable()
export class SessionCookies {
  private readonly readable: { sameSite: 'lax'; secure: boolean; path: '/' };

  constructor(
    private readonly secrets: SecretCookies,
    private readonly refreshTokens: RefreshTokenSigner,
  ) {
    this.readable = { sameSite: 'lax', secure: secrets.isHttps, path: '/' };
  }

  /** The access cookie outlives its 15-minute token, so that the gateway answers "expired" and the browser refreshes. */
  set(reply: FastifyReply, session: OpenSession): void {
    const maxAge = SESSION.refreshMs / 1000;
    this.clearFormerPath(reply);
    this.secrets.set(reply, COOKIE.access, session.accessToken, { maxAge });
    this.secrets.set(reply, COOKIE.refresh, session.refreshToken, { maxAge, path: REFRESH_COOKIE_PATH });
    reply.setCookie(COOKIE.signedIn, '1', { ...this.readable, maxAge });
    if (FORMER.some(([name]) => reply.request.cookies[name] !== undefined)) this.clearFormer(reply);
  }

  clear(reply: FastifyReply): void {
    this.clearFormerPath(reply);
    this.secrets.clear(reply, COOKIE.access);
    this.secrets.clear(reply, COOKIE.refresh, REFRESH_COOKIE_PATH);
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
      refreshToken: this.presentRefreshToken(request) ?? this.formerRefreshToken(request),
    };
  }

  /** Of two, the one that was issued last: a client that ignored the clearing of the former path sends both. */
  private presentRefreshToken(request: FastifyRequest): string | undefined {
    const texts = this.secrets.readAll(request, COOKIE.refresh);
    return texts[issuedLast(texts.map((text) => this.refreshTokens.read(text)))];
  }

  /** Continues a session that an earlier release began; its token is replaced by one in the prefixed cookie. */
  private formerRefreshToken(request: FastifyRequest): string | undefined {
    const token = this.secrets.isHttps ? request.cookies[COOKIE.refresh] : undefined;
    return token !== undefined && isOfFormerRelease(token) ? token : undefined;
  }

  /** Before the present cookie is set: a client that ignores paths would drop it otherwise. Under https it has the path /. */
  private clearFormerPath(reply: FastifyReply): void {
    if (!this.secrets.isHttps) this.secrets.clear(reply, COOKIE.refresh, REFRESH_COOKIE_FORMER_PATH);
  }

  private clearFormer(reply: FastifyReply): void {
    if (!this.secrets.isHttps) return;
    for (const [name, path] of FORMER) reply.clearCookie(name, { httpOnly: true, sameSite: 'lax', secure: true, path });
  }
}
