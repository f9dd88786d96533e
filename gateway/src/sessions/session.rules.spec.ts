import { claimsFor, refuseStale } from './session.rules.js';

describe('who is stated to the owner of a call', () => {
  it('states whoever is signed in', () => {
    expect(claimsFor({ state: 'valid', claims: 'rahima' }, 'SIGNED_IN')).toBe('rahima');
  });

  it('never refuses a call that needs nobody for a dead cookie', () => {
    expect(claimsFor({ state: 'expired' }, 'PUBLIC')).toBeUndefined();
    expect(claimsFor({ state: 'invalid' }, 'PUBLIC')).toBeUndefined();
  });

  it('says that a session has expired, so that the browser refreshes it', () => {
    expect(() => claimsFor({ state: 'expired' }, ['RIDER'])).toThrow(
      expect.objectContaining({ code: 'auth/session-expired' }),
    );
  });

  it('refuses a call that needs somebody without a session', () => {
    expect(() => claimsFor({ state: 'none' }, 'SIGNED_IN')).toThrow(
      expect.objectContaining({ code: 'auth/not-signed-in' }),
    );
  });
});

describe('epochs', () => {
  it('make a token of a lower epoch stale', () => {
    expect(() => refuseStale(1, 2)).toThrow(expect.objectContaining({ code: 'auth/session-stale' }));
    expect(() => refuseStale(2, 2)).not.toThrow();
  });
});
