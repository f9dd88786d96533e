import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser keeps of its subscription: it alone can read what is sent to it (RFC 8291). */
export class PushDevice {
  private readonly ecdh = createECDH('prime256v1');
  private readonly secret = randomBytes(16);

  constructor() {
    this.ecdh.generateKeys();
  }

  get p256dh(): string {
    return this.ecdh.getPublicKey('base64url');
  }

  get auth(): string {
    return this.secret.toString('base64url');
  }

  /** @throws when it was not encrypted for this device */
  decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const keyEnd = 21 + (body[20] ?? 0);
    const [senderKey, sealed] = [body.subarray(21, keyEnd), body.subarray(keyEnd)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.ecdh.getPublicKey(), senderKey]);
    const shared = derived(this.secret, this.ecdh.computeSecret(senderKey), info, 32);
    const key = derived(salt, shared, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derived(salt, shared, Buffer.from('Content-Encoding: nonce\0'), 12);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    const end = padded.lastIndexOf(2);
    if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('wrong padding');
    return padded.subarray(0, end).toString('utf8');
  }
}

const derived = (salt: Buffer, from: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', from, salt, info, bytes));
