import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ONE_TIME_CODE } from '@pothik/contracts/auth';
import { CONFIGURATION, parseSessionKeys } from '@pothik/service-kit';
import type { AuthConfiguration } from '../configuration.js';
import type { CodeKey } from './code.model.js';

/** Creates and hashes one-time codes. */
@Injectable()
export class CodeHasher {
  private readonly keys: readonly Buffer[];

  constructor(@Inject(CONFIGURATION) configuration: AuthConfiguration) {
    this.keys = parseSessionKeys(configuration.SESSION_KEYS).map(derivedKey);
  }

  /** Six random digits. */
  make(): string {
    return String(randomInt(10 ** ONE_TIME_CODE.length)).padStart(ONE_TIME_CODE.length, '0');
  }

  /** A keyed hash: all million codes can be tried in a second, so a plain hash would protect nothing. */
  hash(code: string, boundTo: CodeKey): string {
    return this.digest(this.keys[0] as Buffer, code, boundTo).toString('base64url');
  }

  matches(code: string, boundTo: CodeKey, kept: string): boolean {
    const expected = Buffer.from(kept, 'base64url');
    return this.keys.some((key) => timingSafeEqual(this.digest(key, code, boundTo), expected));
  }

  private digest(key: Buffer, code: string, { address, purpose, askedBy }: CodeKey): Buffer {
    return createHmac('sha256', key)
      .update(`${purpose}:${askedBy ?? ''}:${address}\n${code}`)
      .digest();
  }
}

/** Separate keys, derived from the session keys so that they rotate with them. */
const derivedKey = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'one-time-codes', 32));
