import { createHash, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { z } from 'zod';

const coordinate = z.string().regex(/^[\w-]{43}$/);
const jwk = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: coordinate,
  y: coordinate,
  d: coordinate,
});
type PushJwk = z.output<typeof jwk>;

/** A pair of VAPID keys. */
export interface PushKey {
  /** The first 16 hexadecimal digits of the SHA-256 of the public key. */
  keyId: string;
  /** 65 bytes in base64url: what a browser subscribes with. */
  publicKey: string;
  /** 32 bytes in base64url. */
  privateKey: string;
}

/**
 * Parses PUSH_KEYS: base64url(JSON JWK, P-256, private), with commas between them. Browsers subscribe with the first; the others
 * are of older subscriptions.
 * @throws Error naming the wrong part, but no key
 */
export function parsePushKeys(pushKeys: string): [PushKey, ...PushKey[]] {
  const [first, ...older] = pushKeys
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(parseKey);
  if (first === undefined) throw new Error('PUSH_KEYS has no key.');
  return [first, ...older];
}

/** A new key, as PUSH_KEYS has it. */
export function generatePushKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return Buffer.from(JSON.stringify(privateKey.export({ format: 'jwk' }))).toString('base64url');
}

function parseKey(encoded: string, index: number): PushKey {
  try {
    return keyOf(jwk.parse(JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8'))));
  } catch {
    // Without the cause, which could contain the secret.
    throw new Error(`Key ${index + 1} of PUSH_KEYS is not base64url of a private P-256 JWK.`);
  }
}

/** @throws when the point is not on the curve */
function keyOf({ d, ...point }: PushJwk): PushKey {
  createPublicKey({ key: point, format: 'jwk' });
  const [x, y] = [Buffer.from(point.x, 'base64url'), Buffer.from(point.y, 'base64url')];
  const uncompressed = Buffer.concat([Buffer.of(4), x, y]);
  const keyId = createHash('sha256').update(uncompressed).digest('hex').slice(0, 16);
  return { keyId, publicKey: uncompressed.toString('base64url'), privateKey: d };
}
