import { createECDH, randomBytes } from 'node:crypto';
import { areDeviceKeys } from './device-keys.js';

const device = createECDH('prime256v1');
const point = device.generateKeys();
const auth = randomBytes(16);
const keys = (p256dh: Buffer, secret = auth) => ({
  p256dh: p256dh.toString('base64url'),
  auth: secret.toString('base64url'),
});

describe('the keys of a device', () => {
  it('are a point of the curve and 16 bytes', () => {
    expect(areDeviceKeys(keys(point))).toBe(true);
  });

  it.each([
    ['a point beside the curve', keys(Buffer.concat([point.subarray(0, 64), Buffer.of((point[64] ?? 0) ^ 1)]))],
    ['zeros', keys(Buffer.concat([Buffer.of(4), Buffer.alloc(64)]))],
    ['a compressed point', keys(device.getPublicKey(null, 'compressed') as unknown as Buffer)],
    ['a hybrid point', keys(Buffer.concat([Buffer.of(6), point.subarray(1)]))],
    ['a point without its last byte', keys(point.subarray(0, 64))],
    ['a point of another curve', keys(createECDH('secp384r1').generateKeys())],
    ['nothing', { p256dh: '', auth: '' }],
    ['an auth of 15 bytes', keys(point, auth.subarray(1))],
    ['an auth of 17 bytes', keys(point, randomBytes(17))],
  ])('are not %s', (_what, wrong) => {
    expect(areDeviceKeys(wrong)).toBe(false);
  });
});
