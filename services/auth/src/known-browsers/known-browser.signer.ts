import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, parseSessionKeys } from '@pothik/service-kit';
import type { AuthConfiguration } from '../configuration.js';
import type { KnownBrowser } from './known-browser.rules.js';

const ID_BYTES = 16;
/** Account id, browser id, milliseconds since the epoch, signature. */
const FORMAT = /^([\da-f]{24})\.([\w-]{22})\.(\d{1,15})\.([\w-]{43})$/;

/** Signs and verifies what the cookie of a known browser says. */
@Injectable()
export class KnownBrowserSigner {
  private readonly keys: readonly Buffer[];

  constructor(@Inject(CONFIGURATION) configuration: AuthConfiguration) {
    this.keys = parseSessionKeys(configuration.SESSION_KEYS).map(derivedKey);
  }

  freshId(): string {
    return randomBytes(ID_BYTES).toString('base64url');
  }

  sign({ accountId, browserId, at }: KnownBrowser): string {
    const said = `${accountId}.${browserId}.${at.getTime()}`;
    return `${said}.${digest(this.keys[0] as Buffer, said).toString('base64url')}`;
  }

  /** Undefined: not signed by us. */
  verify(signed: string): KnownBrowser | undefined {
    const [, accountId, browserId, time, signature] = FORMAT.exec(signed) ?? [];
    if (!accountId || !browserId || !time || !signature) return undefined;
    const said = `${accountId}.${browserId}.${time}`;
    const given = Buffer.from(signature, 'base64url');
    if (!this.keys.some((key) => timingSafeEqual(digest(key, said), given))) return undefined;
    return { accountId, browserId, at: new Date(Number(time)) };
  }
}

const digest = (key: Buffer, said: string): Buffer => createHmac('sha256', key).update(said).digest();

/** Separate keys, derived from the session keys so that they rotate with them. */
const derivedKey = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'known-browsers', 32));
