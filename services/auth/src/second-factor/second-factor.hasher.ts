import { createHash, createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SECOND_FACTOR } from '@pothik/contracts/auth';
import { CONFIGURATION, parseSessionKeys } from '@pothik/service-kit';
import { CompactEncrypt, compactDecrypt, decodeProtectedHeader, errors } from 'jose';
import type { AuthConfiguration } from '../configuration.js';

const { recoveryAlphabet, recoveryCodeLength, recoveryCodes } = SECOND_FACTOR;
const COOKIE_SECRET_BYTES = 32;

interface SealingKey {
  id: string;
  bytes: Uint8Array;
}

/** Turns what belongs to a second factor into what may be stored: encrypts secrets, hashes recovery codes and cookies. */
@Injectable()
export class SecondFactorHasher {
  private readonly keys: readonly [SealingKey, ...SealingKey[]];

  constructor(@Inject(CONFIGURATION) configuration: AuthConfiguration) {
    const [first, ...others] = parseSessionKeys(configuration.SESSION_KEYS);
    this.keys = [sealingKey(first), ...others.map(sealingKey)];
  }

  /** Encrypts an authenticator's secret under the first key. */
  seal(secret: string): Promise<string> {
    const [{ id, bytes }] = this.keys;
    return new CompactEncrypt(new TextEncoder().encode(secret))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: id })
      .encrypt(bytes);
  }

  /** Decrypts what any key in use has encrypted; throws for another key. */
  async open(sealed: string): Promise<string> {
    const { plaintext } = await compactDecrypt(sealed, ({ kid }) => this.keyOf(kid), {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return new TextDecoder().decode(plaintext);
  }

  /** The same secret under the first key; undefined when it is under it, or when no key in use opens it. */
  async resealed(sealed: string | undefined): Promise<string | undefined> {
    const kid = sealed === undefined ? undefined : decodeProtectedHeader(sealed).kid;
    const isOld = this.keys.slice(1).some(({ id }) => id === kid);
    return sealed !== undefined && isOld ? this.seal(await this.open(sealed)) : undefined;
  }

  /** New recovery codes, without dashes. */
  freshRecoveryCodes(): string[] {
    return Array.from({ length: recoveryCodes }, () =>
      Array.from({ length: recoveryCodeLength }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join(''),
    );
  }

  /** Keyed with the authenticator's own secret: a reader of the database cannot try codes, and no rotation loses them. */
  hashRecoveryCode(code: string, secret: string): string {
    const key = Buffer.from(hkdfSync('sha256', secret, '', 'recovery-codes', 32));
    return createHmac('sha256', key).update(code).digest('base64url');
  }

  /** The secret by which a browser holds its pending log-in. */
  freshCookieSecret(): string {
    return randomBytes(COOKIE_SECRET_BYTES).toString('base64url');
  }

  /** Unsalted: the secret has 256 random bits. */
  hashCookieSecret(secret: string): string {
    return createHash('sha256').update(secret).digest('base64url');
  }

  private keyOf(id: string | undefined): Uint8Array {
    const key = this.keys.find((one) => one.id === id);
    if (key === undefined) throw new errors.JWEDecryptionFailed('no key in use has encrypted this second factor');
    return key.bytes;
  }
}

/** A separate key, derived from a session key so that it rotates with it; its id is a digest. */
function sealingKey(sessionKey: string): SealingKey {
  const bytes = new Uint8Array(hkdfSync('sha256', sessionKey, '', 'second-factors', 32));
  return {
    id: createHash('sha256').update('second-factor-key:').update(bytes).digest('base64url').slice(0, 12),
    bytes,
  };
}
