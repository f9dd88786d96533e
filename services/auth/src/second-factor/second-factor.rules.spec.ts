import { type Account, registerAccount } from '../accounts/account.rules.js';
import {
  asksForCode,
  isAuthenticatorCode,
  needsSecondFactor,
  shownRecoveryCode,
  useCode,
  useCodeOf,
} from './second-factor.rules.js';

const NOW = new Date('2026-11-02T06:00:00Z');
const factor = { secret: 'sealed', since: NOW, lastStep: 100, recoveryCodes: ['first', 'second'] };
const account = (fields: Partial<Account> = {}): Account => ({
  _id: '64f000000000000000000001',
  ...registerAccount({ name: 'Rahima', email: 'rahima@pothik.test' }, 'hash', NOW),
  role: 'ADMIN',
  ...fields,
});

describe('a code of the second factor', () => {
  it('of the authenticator is accepted once: its time step must be later than the last accepted one', () => {
    expect(useCode(factor, { step: 101 })).toEqual({ ...factor, lastStep: 101 });
    expect(useCode(factor, { step: 100 })).toBeUndefined();
    expect(useCode(factor, { step: 99 })).toBeUndefined();
  });

  it('that is a recovery code is accepted once: it is gone then', () => {
    const used = useCode(factor, { recoveryHash: 'first' });
    expect(used).toEqual({ ...factor, recoveryCodes: ['second'] });
    expect(useCode({ ...factor, recoveryCodes: ['second'] }, { recoveryHash: 'first' })).toBeUndefined();
  });

  it('that is wrong is refused', () => {
    expect(useCode(factor, 'wrong')).toBeUndefined();
    expect(() => useCodeOf(account({ secondFactor: factor }), 'wrong')).toThrow(
      expect.objectContaining({ code: 'auth/second-factor-wrong' }),
    );
  });

  it('is refused where there is no second factor', () => {
    expect(() => useCodeOf(account(), { step: 101 })).toThrow(
      expect.objectContaining({ code: 'auth/second-factor-missing' }),
    );
  });

  it('of six digits is the authenticator’s, of ten characters a recovery code', () => {
    expect(isAuthenticatorCode('012345')).toBe(true);
    expect(isAuthenticatorCode('ABCDE23456')).toBe(false);
  });
});

it('a recovery code is shown in two groups of five', () => {
  expect(shownRecoveryCode('ABCDE23456')).toBe('ABCDE-23456');
});

describe('a log-in', () => {
  it('asks administrators who have a second factor for a code, and nobody else', () => {
    expect(asksForCode(account({ secondFactor: factor }))).toBe(true);
    expect(asksForCode(account())).toBe(false);
    expect(asksForCode(account({ role: 'RIDER', secondFactor: factor }))).toBe(false);
  });
});

describe('where a second factor is required', () => {
  it('administrators without one must set it up first', () => {
    for (const role of ['ADMIN', 'SUPER_ADMIN'] as const)
      expect(needsSecondFactor(account({ role }), 'required')).toBe(true);
    expect(needsSecondFactor(account({ secondFactor: factor }), 'required')).toBe(false);
    for (const role of ['RIDER', 'DRIVER'] as const)
      expect(needsSecondFactor(account({ role }), 'required')).toBe(false);
  });

  it('and only there', () => expect(needsSecondFactor(account(), 'optional')).toBe(false));
});
