import { createPublicKey, verify } from 'node:crypto';

const DAY_SECONDS = 24 * 3600;
const HEADER = /^vapid t=([^,]+), ?k=(.+)$/;

interface Asked {
  authorization: string | undefined;
  /** The push service's own origin. */
  audience: string;
  /** What the browser subscribed with. */
  applicationServerKey: string;
}

/** Why a push service refuses the signature of a push (RFC 8292); undefined when it does not. */
export function vapidRefusal({ authorization, audience, applicationServerKey }: Asked): string | undefined {
  const [, token = '', given = ''] = HEADER.exec(authorization ?? '') ?? [];
  const [head, claims, signature = ''] = token.split('.');
  if (claims === undefined) return 'no VAPID';
  const key = Buffer.from(given, 'base64url');
  if (!key.equals(Buffer.from(applicationServerKey, 'base64url'))) return 'another key than the subscription has';
  const [x, y] = [key.subarray(1, 33).toString('base64url'), key.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const proof = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), proof, Buffer.from(signature, 'base64url')))
    return 'a wrong signature';
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'));
  const leftSeconds = exp - Date.now() / 1000;
  if (aud !== audience) return `the audience ${aud}`;
  if (leftSeconds <= 0 || leftSeconds > DAY_SECONDS) return 'an expiry that is not within a day';
  return /^(mailto:|https:)/.test(sub) ? undefined : 'no subject';
}
