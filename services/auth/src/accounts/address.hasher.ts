import { createHmac, hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, parseSessionKeys } from '@pothik/service-kit';
import type { AuthConfiguration } from '../configuration.js';

/** Hashes the e-mail and the number of a deleted account with a key, so that a reader of the database cannot test any against them. */
@Injectable()
export class AddressHasher {
  private readonly keys: readonly Buffer[];

  constructor(@Inject(CONFIGURATION) configuration: AuthConfiguration) {
    this.keys = parseSessionKeys(configuration.SESSION_KEYS).map(derivedKey);
  }

  hash(address: string): string {
    return digest(this.keys[0] as Buffer, address);
  }

  /** The hash under every key in use: keys rotate. */
  everyHash(address: string): string[] {
    return this.keys.map((key) => digest(key, address));
  }
}

const digest = (key: Buffer, address: string): string => createHmac('sha256', key).update(address).digest('base64url');

/** Separate keys, derived from the session keys so that they rotate with them. */
const derivedKey = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'deleted-emails', 32));
