import type { AuthConfiguration } from '../configuration.js';
import { SecondFactorHasher } from './second-factor.hasher.js';

const OLD = 'an-old-session-key-of-at-least-32-characters';
const NEW = 'a-new-session-key-of-at-least-32-characters';
const hasherOf = (keys: string) => new SecondFactorHasher({ SESSION_KEYS: keys } as AuthConfiguration);
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('the secret of an authenticator', () => {
  it('is stored encrypted, each time in another way', async () => {
    const hasher = hasherOf(NEW);
    const sealed = await hasher.seal(SECRET);
    expect(sealed).not.toContain(SECRET);
    expect(Buffer.from(sealed.split('.')[3] ?? '', 'base64url').toString('latin1')).not.toContain(SECRET);
    expect(await hasher.seal(SECRET)).not.toBe(sealed);
    expect(await hasher.open(sealed)).toBe(SECRET);
  });

  it('is opened by every key in use, and by no other', async () => {
    const sealed = await hasherOf(OLD).seal(SECRET);
    expect(await hasherOf(`${NEW},${OLD}`).open(sealed)).toBe(SECRET);
    await expect(hasherOf(NEW).open(sealed)).rejects.toThrow('no key in use');
  });

  it('is not opened when it was changed', async () => {
    const [header, key, iv, text = '', tag] = (await hasherOf(NEW).seal(SECRET)).split('.');
    const forged = [header, key, iv, `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`, tag].join('.');
    await expect(hasherOf(NEW).open(forged)).rejects.toThrow();
  });

  it('is encrypted anew only when another key than the first one has encrypted it', async () => {
    const sealed = await hasherOf(OLD).seal(SECRET);
    const anew = (await hasherOf(`${NEW},${OLD}`).resealed(sealed)) ?? '';
    expect(await hasherOf(NEW).open(anew)).toBe(SECRET);
    expect(await hasherOf(`${NEW},${OLD}`).resealed(anew)).toBeUndefined();
    expect(await hasherOf(NEW).resealed(sealed)).toBeUndefined();
    expect(await hasherOf(NEW).resealed(undefined)).toBeUndefined();
  });
});

describe('recovery codes', () => {
  it('are ten, of ten characters that do not look alike', () => {
    const codes = hasherOf(NEW).freshRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{10}$/);
  });

  it('are hashed with the authenticator’s secret, whatever the keys', () => {
    const [code = ''] = hasherOf(NEW).freshRecoveryCodes();
    const hash = hasherOf(NEW).hashRecoveryCode(code, SECRET);
    expect(hash).toMatch(/^[\w-]{43}$/);
    expect(hasherOf(OLD).hashRecoveryCode(code, SECRET)).toBe(hash);
    expect(hasherOf(NEW).hashRecoveryCode(code, 'another')).not.toBe(hash);
  });
});
