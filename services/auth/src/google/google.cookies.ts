import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION } from '@pothik/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthConfiguration } from '../configuration.js';
import { ATTEMPT_MS } from './google-attempt.store.js';

const NAME = 'googleSignIn';

/** Reads and writes the cookie that recognises a browser at the callback from Google. */
@Injectable()
export class GoogleCookies {
  private readonly secure: boolean;

  constructor(@Inject(CONFIGURATION) { PUBLIC_URL }: AuthConfiguration) {
    this.secure = new URL(PUBLIC_URL).protocol === 'https:';
  }

  read(request: FastifyRequest): string | undefined {
    return request.cookies[NAME];
  }

  /** Lax: Google redirects back from another site. At the root, because the redirect to Google starts there too. */
  set(reply: FastifyReply, browser: string): void {
    const maxAge = ATTEMPT_MS / 1000;
    reply.setCookie(NAME, browser, { httpOnly: true, sameSite: 'lax', secure: this.secure, path: '/', maxAge });
  }
}
