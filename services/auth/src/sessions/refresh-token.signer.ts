import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, parseSessionKeys } from '@pothik/service-kit';
import type { AuthConfiguration } from '../configuration.js';
import type { StatedToken } from './refresh-token.rules.js';

const SECRET_BYTES = 32;
/** Family id, number, milliseconds since the epoch, secret, signature. */
const FORMAT = /^([\da-f]{24})\.(\d{1,15})\.(\d{1,15})\.[\w-]{43}\.[\w-]{43}$/;

/**
 * Makes refresh tokens that say their family and number, and hashes them. A family knows its present tokens by their hashes;
 * the signature shows later that a token was issued, so that its reuse is recognised without a document for each.
 */
@Injectable()
export class RefreshTokenSigner {
  private readonly keys: readonly Buffer[];

  constructor(@Inject(CONFIGURATION) configuration: AuthConfiguration) {
    this.keys = parseSessionKeys(configuration.SESSION_KEYS).map(derivedKey);
  }

  issue({ familyId, number, expiresAt }: StatedToken): string {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const said = `${familyId}.${number}.${expiresAt.getTime()}.${secret}`;
    return `${said}.${digest(this.keys[0] as Buffer, said).toString('base64url')}`;
  }

  /** What a token says, signed or not; undefined for a token of another form. */
  read(token: string): StatedToken | undefined {
    const [, familyId, number, time] = FORMAT.exec(token) ?? [];
    if (!familyId || !number || !time) return undefined;
    return { familyId, number: Number(number), expiresAt: new Date(Number(time)) };
  }

  /** Whether a present key signed this token. */
  isSigned(token: string): boolean {
    const end = token.lastIndexOf('.');
    const given = Buffer.from(token.slice(end + 1), 'base64url');
    return this.keys.some((key) => {
      const expected = digest(key, token.slice(0, end));
      return given.length === expected.length && timingSafeEqual(expected, given);
    });
  }

  /** Unsalted: the token has 256 random bits. */
  hash(token: string): string {
    return createHash('sha256').update(token).digest('base64url');
  }
}

const digest = (key: Buffer, said: string): Buffer => createHmac('sha256', key).update(said).digest();

/** Separate keys, derived from the session keys so that they rotate with them. */
const derivedKey = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'refresh-tokens', 32));
