import { ECDH } from 'node:crypto';

const AUTH_BYTES = 16;
const POINT_BYTES = 65;

/** Whether messages can be encrypted for these keys: a point of P-256, uncompressed, and a secret of 16 bytes. */
export function areDeviceKeys({ p256dh, auth }: { p256dh: string; auth: string }): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== POINT_BYTES || point[0] !== 4) return false;
  return isOnCurve(point) && Buffer.from(auth, 'base64url').length === AUTH_BYTES;
}

function isOnCurve(point: Buffer): boolean {
  try {
    return ECDH.convertKey(point, 'prime256v1').length > 0;
  } catch {
    return false;
  }
}
