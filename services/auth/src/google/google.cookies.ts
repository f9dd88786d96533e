import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION } from '@pothik/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthConfiguration } from '../configuration.js';
import { ATTEMPT_MS } from './google-attempt.store.js';

const NAME = 'googleSignIn';

/** The only door to the cookie that knows a browser again when it comes back from Google. */
@Injectable()
export class GoogleCookieClient {
  private readonly secure: boolean;

  constructor(@Inject(CONFIGURATION) { PUBLIC_URL }: AuthConfiguration) {
    this.secure = new URL(PUBLIC_URL).protocol === 'https:';
  }

  read(request: FastifyRequest): string | undefined {
    return request.cookies[NAME];
  }

  /** Lax: Google leads back from another site. At the root, because the way to Google begins there too. */
  set(reply: FastifyReply, browser: string): void {
    const maxAge = ATTEMPT_MS / 1000;
    reply.setCookie(NAME, browser, { httpOnly: true, sameSite: 'lax', secure: this.secure, path: '/', maxAge });
  }
}
