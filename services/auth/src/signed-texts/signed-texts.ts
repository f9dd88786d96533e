import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { parseSessionKeys } from '@pothik/service-kit';

const KEY_BYTES = 32;

/** Signs texts of one purpose, by keys derived from the session keys so that they rotate with them: the first signs, all verify. */
export class SignedTexts {
  private readonly keys: readonly Buffer[];

  /** @param sessionKeys SESSION_KEYS @param purpose a text signed for another one is not accepted */
  constructor(sessionKeys: string, purpose: string) {
    this.keys = parseSessionKeys(sessionKeys).map((secret) =>
      Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES)),
    );
  }

  /** The text, a dot and its signature of 43 letters. */
  sign(said: string): string {
    return `${said}.${digest(this.keys[0] as Buffer, said).toString('base64url')}`;
  }

  isSigned(signed: string): boolean {
    const end = signed.lastIndexOf('.');
    const given = Buffer.from(signed.slice(end + 1), 'base64url');
    return this.keys.some((key) => {
      const expected = digest(key, signed.slice(0, end));
      return given.length === expected.length && timingSafeEqual(expected, given);
    });
  }
}

const digest = (key: Buffer, said: string): Buffer => createHmac('sha256', key).update(said).digest();
