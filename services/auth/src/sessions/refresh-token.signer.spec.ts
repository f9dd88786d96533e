import type { AuthConfiguration } from '../configuration.js';
import { RefreshTokenSigner } from './refresh-token.signer.js';

const FIRST = 'a-session-key-of-at-least-32-characters';
const SECOND = 'another-session-key-of-32-characters-or-more';
const signerWith = (...keys: string[]) =>
  new RefreshTokenSigner({ SESSION_KEYS: keys.join(',') } as unknown as AuthConfiguration);

const said = { familyId: '64f000000000000000000001', number: 3, expiresAt: new Date('2026-12-02T06:00:00Z') };

describe('a refresh token', () => {
  const signer = signerWith(FIRST);

  it('says its family, its number and its end', () => {
    const token = signer.issue(said);
    expect(signer.read(token)).toEqual(said);
    expect(signer.isSigned(token)).toBe(true);
  });

  it('is another one each time, also of one number', () => {
    expect(signer.issue(said)).not.toBe(signer.issue(said));
  });

  it('is not signed once anything in it was changed', () => {
    const token = signer.issue(said);
    for (const changed of [token.replace('.3.', '.4.'), token.replace('64f0', '64f1'), `${token.slice(0, -2)}AA`])
      expect([signer.read(changed) === undefined, signer.isSigned(changed)]).toEqual([false, false]);
  });

  it.each(['', 'unknown', 'a.b.c.d.e', '64f000000000000000000001.1.1.short.short'])('is not %j', (text) => {
    expect(signer.read(text)).toBeUndefined();
    expect(signer.isSigned(text)).toBe(false);
  });

  it('of a key that still verifies is signed; of a retired one it is not', () => {
    const token = signer.issue(said);
    expect(signerWith(SECOND, FIRST).isSigned(token)).toBe(true);
    expect(signerWith(SECOND).isSigned(token)).toBe(false);
  });
});
