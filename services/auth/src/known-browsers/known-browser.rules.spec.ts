import { isKnownTo } from './known-browser.rules.js';

const SIGNED_IN = new Date('2026-05-01T00:00:00Z');
const browser = { accountId: 'rahima', browserId: 'phone', at: SIGNED_IN };

describe('a browser', () => {
  it('is known to the account that it signed in to last, and to no other', () => {
    expect(isKnownTo(browser, 'rahima', SIGNED_IN)).toBe(true);
    expect(isKnownTo(browser, 'karim', SIGNED_IN)).toBe(false);
  });

  it('is known for 180 days', () => {
    expect(isKnownTo(browser, 'rahima', new Date('2026-10-27T23:59:59.999Z'))).toBe(true);
    expect(isKnownTo(browser, 'rahima', new Date('2026-10-28T00:00:00Z'))).toBe(false);
  });
});
