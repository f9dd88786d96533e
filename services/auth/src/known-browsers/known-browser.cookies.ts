import { Injectable } from '@nestjs/common';
import { KNOWN_BROWSER_MS } from '@pothik/contracts/auth';
import { API_PREFIX, COOKIE } from '@pothik/contracts/platform';
import { Clock } from '@pothik/engines';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SecretCookies } from '../secret-cookies/index.js';
import { isKnownTo } from './known-browser.rules.js';
import { KnownBrowserSigner } from './known-browser.signer.js';

/** Reads and writes the cookie by which a browser that signed in before is recognised; log-out does not clear it. */
@Injectable()
export class KnownBrowserCookies {
  constructor(
    private readonly signer: KnownBrowserSigner,
    private readonly clock: Clock,
    private readonly secrets: SecretCookies,
  ) {}

  /** The browser's id if it is known to this account; undefined for a forged or foreign cookie, or none. */
  read(request: FastifyRequest, accountId: string): string | undefined {
    const browser = this.signer.verify(this.secrets.read(request, COOKIE.knownBrowser) ?? '');
    return browser !== undefined && isKnownTo(browser, accountId, this.clock.now()) ? browser.browserId : undefined;
  }

  /** Makes the browser known to the account that it signed in to; a browser that is keeps its id. */
  set(request: FastifyRequest, reply: FastifyReply, accountId: string): void {
    const browserId = this.read(request, accountId) ?? this.signer.freshId();
    const signed = this.signer.sign({ accountId, browserId, at: this.clock.now() });
    const options = { maxAge: KNOWN_BROWSER_MS / 1000, path: API_PREFIX };
    this.secrets.set(reply, COOKIE.knownBrowser, signed, options);
  }
}
