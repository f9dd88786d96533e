import { createHash } from 'node:crypto';
import { generatePushKey, parsePushKeys } from './push-keys.js';

describe('the keys of push', () => {
  it('are as many as there are, in order, each with the id of its public key', () => {
    const list = [generatePushKey(), generatePushKey()];
    const keys = parsePushKeys(list.join(' , '));
    expect(keys).toHaveLength(2);
    for (const { keyId, publicKey, privateKey } of keys) {
      const bytes = Buffer.from(publicKey, 'base64url');
      expect([bytes.length, bytes[0], Buffer.from(privateKey, 'base64url').length]).toEqual([65, 4, 32]);
      expect(keyId).toBe(createHash('sha256').update(bytes).digest('hex').slice(0, 16));
    }
    expect(parsePushKeys(list[1] ?? '')[0]).toEqual(keys[1]);
  });

  it.each(['', ' , '])('are missing: %j', (list) => {
    expect(() => parsePushKeys(list)).toThrow('PUSH_KEYS has no key.');
  });

  const changed = (fields: object) => {
    const jwk = JSON.parse(Buffer.from(generatePushKey(), 'base64url').toString('utf8'));
    return Buffer.from(JSON.stringify({ ...jwk, ...fields })).toString('base64url');
  };

  it.each([
    ['text', 'a key'],
    ['a public key', changed({ d: undefined })],
    ['another curve', changed({ crv: 'P-384' })],
    ['a point that is not on the curve', changed({ x: 'A'.repeat(43) })],
  ])('are wrong by %s, and the sentence has no key', (_what, key) => {
    const list = `${generatePushKey()},${key}`;
    expect(() => parsePushKeys(list)).toThrow('Key 2 of PUSH_KEYS is not base64url of a private P-256 JWK.');
  });
});
