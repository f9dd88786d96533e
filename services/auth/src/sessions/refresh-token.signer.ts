import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION } from '@pothik/service-kit';
import type { AuthConfiguration } from '../configuration.js';
import { SignedTexts } from '../signed-texts/index.js';
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
  private readonly texts: SignedTexts;

  constructor(@Inject(CONFIGURATION) configuration: AuthConfiguration) {
    this.texts = new SignedTexts(configuration.SESSION_KEYS, 'refresh-tokens');
  }

  issue({ familyId, number, expiresAt }: StatedToken): string {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    return this.texts.sign(`${familyId}.${number}.${expiresAt.getTime()}.${secret}`);
  }

  /** What a token says, signed or not; undefined for a token of another form. */
  read(token: string): StatedToken | undefined {
    const [, familyId, number, time] = FORMAT.exec(token) ?? [];
    if (!familyId || !number || !time) return undefined;
    return { familyId, number: Number(number), expiresAt: new Date(Number(time)) };
  }

  /** Whether a present key signed this token. */
  isSigned(token: string): boolean {
    return this.texts.isSigned(token);
  }

  /** Unsalted: the token has 256 random bits. */
  hash(token: string): string {
    return createHash('sha256').update(token).digest('base64url');
  }
}
