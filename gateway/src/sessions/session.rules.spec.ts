import { claimsFor, refuseBeforeSecondFactor, refuseStale } from './session.rules.js';

describe('the claims of a caller', () => {
  it('are those of the signed-in person', () => {
    expect(claimsFor({ state: 'valid', claims: 'rahima' }, 'SIGNED_IN')).toBe('rahima');
  });

  it('are undefined for a PUBLIC call with an expired or invalid cookie', () => {
    expect(claimsFor({ state: 'expired' }, 'PUBLIC')).toBeUndefined();
    expect(claimsFor({ state: 'invalid' }, 'PUBLIC')).toBeUndefined();
  });

  it('are refused as expired, so that the browser refreshes the session', () => {
    expect(() => claimsFor({ state: 'expired' }, ['RIDER'])).toThrow(
      expect.objectContaining({ code: 'auth/session-expired' }),
    );
  });

  it('are refused without a session', () => {
    expect(() => claimsFor({ state: 'none' }, 'SIGNED_IN')).toThrow(
      expect.objectContaining({ code: 'auth/not-signed-in' }),
    );
  });
});

describe('a token', () => {
  const stale = expect.objectContaining({ code: 'auth/session-stale' });

  it('is stale when its epoch is lower than the person’s', () => {
    expect(() => refuseStale(1, { epoch: 2, ended: false })).toThrow(stale);
    expect(() => refuseStale(2, { epoch: 2, ended: false })).not.toThrow();
  });

  it('is stale when its session was ended, whatever its epoch', () => {
    expect(() => refuseStale(2, { epoch: 2, ended: true })).toThrow(stale);
  });
});

describe('an administrator who must set up a second factor', () => {
  const needed = expect.objectContaining({ code: 'auth/second-factor-needed' });
  const must = { needsSecondFactor: true } as const;

  it('may make only the calls that are allowed before, and those open to everybody', () => {
    expect(() => refuseBeforeSecondFactor(must, { access: 'SIGNED_IN' })).toThrow(needed);
    expect(() => refuseBeforeSecondFactor(must, { access: ['ADMIN'] })).toThrow(needed);
    expect(() => refuseBeforeSecondFactor(must, { access: ['ADMIN'], isBeforeSecondFactor: true })).not.toThrow();
    expect(() => refuseBeforeSecondFactor(must, { access: 'PUBLIC' })).not.toThrow();
  });

  it('is the only one who is refused', () => {
    expect(() => refuseBeforeSecondFactor({}, { access: ['ADMIN'] })).not.toThrow();
  });
});
