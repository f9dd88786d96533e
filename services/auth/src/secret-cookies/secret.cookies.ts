import { Inject, Injectable } from '@nestjs/common';
import { type CookieName, cookieNameOf } from '@pothik/contracts/platform';
import { CONFIGURATION } from '@pothik/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthConfiguration } from '../configuration.js';
import { valuesNamed } from './cookie-header.rules.js';

/** Reads and writes the cookies that no script reads, by their names in the table of contracts. */
@Injectable()
export class SecretCookies {
  readonly isHttps: boolean;

  constructor(@Inject(CONFIGURATION) { PUBLIC_URL }: AuthConfiguration) {
    this.isHttps = new URL(PUBLIC_URL).protocol === 'https:';
  }

  read(request: FastifyRequest, cookie: CookieName): string | undefined {
    return request.cookies[cookieNameOf(cookie, this.isHttps)];
  }

  /** All values under its name: a client may hold one for each path. */
  readAll(request: FastifyRequest, cookie: CookieName): string[] {
    return valuesNamed(cookieNameOf(cookie, this.isHttps), request.headers.cookie);
  }

  /**
   * Sends it back for `maxAge` seconds, also after a redirect from another site (Lax).
   * @param path which requests carry it under http; under https all of this host, as its prefix demands
   */
  set(
    reply: FastifyReply,
    cookie: CookieName,
    value: string,
    { maxAge, path = '/' }: { maxAge: number; path?: string },
  ) {
    reply.setCookie(cookieNameOf(cookie, this.isHttps), value, { ...this.options(path), maxAge });
  }

  /** Removes it; `path` as it was set. */
  clear(reply: FastifyReply, cookie: CookieName, path = '/'): void {
    reply.clearCookie(cookieNameOf(cookie, this.isHttps), this.options(path));
  }

  private options(path: string) {
    return { httpOnly: true, sameSite: 'lax', secure: this.isHttps, path: this.isHttps ? '/' : path } as const;
  }
}
