import { createHash } from 'node:crypto';
import { type AccessClaims, accessClaims, SESSION } from '@pothik/contracts/auth';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { BoundedCache } from './bounded-cache.js';

const ALGORITHM = 'HS256';
const KEY_MINIMUM_LENGTH = 32;
const CACHED_TOKENS = 10_000;

/** The claims of a valid token, and when it ends. */
export interface ReadClaims extends AccessClaims {
  expiresAt: Date;
}

interface SessionKey {
  id: string;
  bytes: Uint8Array;
}

/**
 * The access token of a session: issued by auth, verified by the gateway.
 * @example const tokens = new AccessTokens('first-key-of-32-characters-or-more,older-key'); await tokens.verify(cookie)
 */
export class AccessTokens {
  private readonly signing: SessionKey;
  private readonly keys: ReadonlyMap<string, SessionKey>;
  private readonly read = new BoundedCache<ReadClaims>(CACHED_TOKENS, SESSION.accessMs);

  /** @param sessionKeys SESSION_KEYS, separated by commas: the first signs, all verify. Throws if one is too short. */
  constructor(sessionKeys: string) {
    const keys = parseSessionKeys(sessionKeys).map(sessionKey);
    this.signing = keys[0] as SessionKey;
    this.keys = new Map(keys.map((key) => [key.id, key]));
  }

  /** Signs a token that is valid for `SESSION.accessMs`, and never beyond `notAfter`. */
  async issue(claims: AccessClaims, now: Date, notAfter?: Date): Promise<{ token: string; expiresAt: Date }> {
    const { sub, ...rest } = claims;
    const end = now.getTime() + SESSION.accessMs;
    const expiresAt = new Date(Math.min(end, notAfter?.getTime() ?? end));
    const token = await new SignJWT(rest)
      .setProtectedHeader({ alg: ALGORITHM, kid: this.signing.id })
      .setSubject(sub)
      .setIssuedAt(now)
      .setExpirationTime(expiresAt)
      .sign(this.signing.bytes);
    return { token, expiresAt };
  }

  /** The claims of our token, `'expired'` after its end, else `'invalid'`. Cached, because tokens never change. */
  async verify(token: string, now: Date = new Date()): Promise<ReadClaims | 'expired' | 'invalid'> {
    const known = this.read.get(token);
    if (known !== undefined) return now < known.expiresAt ? known : 'expired';
    try {
      const { payload } = await jwtVerify(token, ({ kid }) => this.keyOf(kid), {
        algorithms: [ALGORITHM],
        currentDate: now,
      });
      return this.keep(token, payload);
    } catch (error) {
      if (error instanceof errors.JWTExpired) return 'expired';
      if (error instanceof errors.JOSEError) return 'invalid';
      throw error;
    }
  }

  private keep(token: string, payload: JWTPayload): ReadClaims | 'invalid' {
    const claims = accessClaims.safeParse(payload).data;
    if (claims === undefined || payload.exp === undefined) return 'invalid';
    const read = { ...claims, expiresAt: new Date(payload.exp * 1000) };
    this.read.set(token, read);
    return read;
  }

  private keyOf(id: string | undefined): Uint8Array {
    const key = this.keys.get(id ?? '');
    if (key === undefined) throw new errors.JWKSNoMatchingKey();
    return key.bytes;
  }
}

/** The secrets of SESSION_KEYS, in order. Throws when there is none, or one shorter than 32 characters. */
export function parseSessionKeys(sessionKeys: string): [string, ...string[]] {
  const [first, ...others] = sessionKeys.split(',').map((secret) => secret.trim());
  const secrets: [string, ...string[]] = [first ?? '', ...others];
  if (secrets.some(({ length }) => length < KEY_MINIMUM_LENGTH))
    throw new Error(`Every key of SESSION_KEYS must have at least ${KEY_MINIMUM_LENGTH} characters.`);
  return secrets;
}

/** A key's id is a digest, so that several keys can verify during a rotation. */
function sessionKey(secret: string): SessionKey {
  const id = createHash('sha256').update(`session-key:${secret}`).digest('base64url').slice(0, 12);
  return { id, bytes: new TextEncoder().encode(secret) };
}
