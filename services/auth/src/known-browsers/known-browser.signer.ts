import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION } from '@pothik/service-kit';
import type { AuthConfiguration } from '../configuration.js';
import { SignedTexts } from '../signed-texts/index.js';
import type { KnownBrowser } from './known-browser.rules.js';

const ID_BYTES = 16;
/** Account id, browser id, milliseconds since the epoch, signature. */
const FORMAT = /^([\da-f]{24})\.([\w-]{22})\.(\d{1,15})\.[\w-]{43}$/;

/** Signs and verifies what the cookie of a known browser says. */
@Injectable()
export class KnownBrowserSigner {
  private readonly texts: SignedTexts;

  constructor(@Inject(CONFIGURATION) configuration: AuthConfiguration) {
    this.texts = new SignedTexts(configuration.SESSION_KEYS, 'known-browsers');
  }

  freshId(): string {
    return randomBytes(ID_BYTES).toString('base64url');
  }

  sign({ accountId, browserId, at }: KnownBrowser): string {
    return this.texts.sign(`${accountId}.${browserId}.${at.getTime()}`);
  }

  /** Undefined: not signed by us. */
  verify(signed: string): KnownBrowser | undefined {
    const [, accountId, browserId, time] = FORMAT.exec(signed) ?? [];
    if (!accountId || !browserId || !time || !this.texts.isSigned(signed)) return undefined;
    return { accountId, browserId, at: new Date(Number(time)) };
  }
}
