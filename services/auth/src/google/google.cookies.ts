import { Injectable } from '@nestjs/common';
import { COOKIE } from '@pothik/contracts/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SecretCookies } from '../secret-cookies/index.js';
import { ATTEMPT_MS } from './google-attempt.store.js';

/** Reads and writes the cookie that recognises a browser at the callback from Google. */
@Injectable()
export class GoogleCookies {
  constructor(private readonly secrets: SecretCookies) {}

  read(request: FastifyRequest): string | undefined {
    return this.secrets.read(request, COOKIE.googleSignIn);
  }

  /** At the root, because the redirect to Google starts there too. */
  set(reply: FastifyReply, browser: string): void {
    this.secrets.set(reply, COOKIE.googleSignIn, browser, { maxAge: ATTEMPT_MS / 1000 });
  }
}
