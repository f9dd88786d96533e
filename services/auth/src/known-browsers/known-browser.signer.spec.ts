import type { AuthConfiguration } from '../configuration.js';
import { KnownBrowserSigner } from './known-browser.signer.js';

const [OLD, NEW] = ['the-old-session-key-of-at-least-32-characters', 'the-new-session-key-of-at-least-32-characters'];
const signer = (SESSION_KEYS: string) => new KnownBrowserSigner({ SESSION_KEYS } as AuthConfiguration);
const browser = {
  accountId: '64f000000000000000000001',
  browserId: signer(NEW).freshId(),
  at: new Date('2026-11-02T06:00:00Z'),
};

describe('the cookie of a known browser', () => {
  it('says which account it signed in to, which browser it is and when', () => {
    expect(signer(NEW).verify(signer(NEW).sign(browser))).toEqual(browser);
  });

  it('is verified also after its key was rotated', () => {
    expect(signer(`${NEW},${OLD}`).verify(signer(OLD).sign(browser))).toEqual(browser);
    expect(signer(NEW).verify(signer(OLD).sign(browser))).toBeUndefined();
  });

  it('counts as none once any part of it was changed', () => {
    const parts = signer(NEW).sign(browser).split('.');
    const others = ['64f000000000000000000002', signer(NEW).freshId(), '1762063200001', 'A'.repeat(43)];
    for (const [index, other] of others.entries())
      expect(signer(NEW).verify(parts.with(index, other).join('.'))).toBeUndefined();
    for (const malformed of ['', 'x', '...', parts.slice(0, 3).join('.'), `${parts.join('.')}.x`])
      expect(signer(NEW).verify(malformed)).toBeUndefined();
  });

  it('has another id in every browser', () => {
    expect(signer(NEW).freshId()).not.toBe(signer(NEW).freshId());
  });
});
