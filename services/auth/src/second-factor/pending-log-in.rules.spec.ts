import { SECOND_FACTOR } from '@pothik/contracts/auth';
import { type Account, registerAccount } from '../accounts/account.rules.js';
import { pendingLogIn, refuseCompletion } from './pending-log-in.rules.js';

const NOW = new Date('2026-11-02T06:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const account = (fields: Partial<Account> = {}): Account => ({
  _id: '64f000000000000000000001',
  ...registerAccount({ name: 'Rahima', email: 'rahima@pothik.test' }, 'hash', NOW),
  role: 'ADMIN',
  epoch: 4,
  secondFactor: { secret: 'sealed', since: NOW, lastStep: 1, recoveryCodes: [] },
  ...fields,
});
const logIn = pendingLogIn(account(), 'hashed', NOW);
const expired = expect.objectContaining({ code: 'auth/log-in-expired' });

describe('a pending log-in', () => {
  it('is bound to its account and the account’s epoch', () => {
    expect(logIn).toMatchObject({ secretHash: 'hashed', accountId: account()._id, epoch: 4 });
  });

  it('can be completed for 5 minutes', () => {
    expect(() => refuseCompletion(logIn, account(), later(SECOND_FACTOR.logInMs - 1))).not.toThrow();
    expect(() => refuseCompletion(logIn, account(), later(SECOND_FACTOR.logInMs))).toThrow(expired);
  });

  it('is expired once sessions were ended, the role changed or the second factor was removed', () => {
    expect(() => refuseCompletion(logIn, account({ epoch: 5 }), NOW)).toThrow(expired);
    const { secondFactor: _none, ...without } = account();
    expect(() => refuseCompletion(logIn, without, NOW)).toThrow(expired);
    expect(() => refuseCompletion(logIn, undefined, NOW)).toThrow(expired);
  });

  it('is refused when the account was deleted', () => {
    expect(() => refuseCompletion(logIn, account({ deletedAt: NOW }), NOW)).toThrow(
      expect.objectContaining({ code: 'auth/user-deleted' }),
    );
  });
});
