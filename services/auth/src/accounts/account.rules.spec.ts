import {
  type Account,
  accountSnapshotOf,
  accountToLogIn,
  admitLogIn,
  awaitsProof,
  becomeDriver,
  becomeSuperAdmin,
  endSessions,
  registerAccount,
  registerAgain,
  verifyAccount,
} from './account.rules.js';

const NOW = new Date('2026-11-02T06:00:00Z');
const account = (fields: Partial<Account> = {}): Account => ({
  _id: '64f000000000000000000001',
  ...registerAccount({ name: 'Rahima', email: 'rahima@pothik.test' }, 'hash', new Date(0)),
  ...fields,
});
const verified = (fields: Partial<Account> = {}) => account({ verified: true, ...fields });

describe('registering', () => {
  it('makes an unverified RIDER', () => {
    expect(account()).toMatchObject({ role: 'RIDER', verified: false, registration: 1, deletedAt: null });
  });

  it('is refused for a verified e-mail', () => {
    expect(() => registerAgain(verified(), 'Other', 'hash-2')).toThrow('An account with this email already exists');
  });

  it('replaces name and password of an unverified account, as another registration', () => {
    const change = registerAgain(account(), 'Other', 'hash-2');
    expect(change.next).toMatchObject({ name: 'Other', passwordHash: 'hash-2', registration: 2, verified: false });
    expect(change.events.map(({ definition }) => definition.type)).toEqual(['auth.user-registered']);
  });

  it('publishes neither password nor epoch', () => {
    expect(Object.keys(accountSnapshotOf(account())).sort()).toEqual(['email', 'id', 'name', 'role', 'verified']);
  });
});

describe('logging in', () => {
  it('is refused when the account does not exist', () => {
    expect(() => accountToLogIn(undefined)).toThrow('User dos not exist');
  });

  it('is refused when the account is deleted', () => {
    expect(() => accountToLogIn(account({ deletedAt: NOW }))).toThrow('User is deleted!');
  });

  it('is refused for a wrong password, verified or not', () => {
    expect(() => admitLogIn(account(), false)).toThrow('Password does not match');
    expect(() => admitLogIn(verified(), false)).toThrow('Password does not match');
  });

  it('is refused until the e-mail is verified', () => {
    expect(() => admitLogIn(account(), true)).toThrow('User not verified!');
  });

  it('succeeds with the right password and a verified e-mail', () => {
    expect(() => admitLogIn(accountToLogIn(verified()), true)).not.toThrow();
  });
});

describe('verifying an e-mail', () => {
  it('is expected of accounts that exist, are not deleted and not verified', () => {
    expect(awaitsProof(account())).toBe(true);
    expect([undefined, verified(), account({ deletedAt: NOW })].map(awaitsProof)).toEqual([false, false, false]);
  });

  it('verifies the account and publishes it', () => {
    const change = verifyAccount(account(), 1);
    expect(change?.next.verified).toBe(true);
    expect(change?.events.map(({ definition }) => definition.type)).toEqual(['auth.user-verified']);
  });

  it('does nothing twice', () => {
    expect(verifyAccount(verified(), 1)).toBeUndefined();
  });

  it('is refused with a code of an earlier registration', () => {
    expect(() => verifyAccount(account({ registration: 2 }), 1)).toThrow('Invalid OTP');
  });

  it('is refused for a deleted account', () => {
    expect(() => verifyAccount(account({ deletedAt: NOW }), 1)).toThrow('Invalid OTP');
  });
});

describe('a role', () => {
  it('becomes DRIVER only from RIDER, and the epoch rises', () => {
    const change = becomeDriver(verified(), NOW);
    expect(change?.next).toMatchObject({ role: 'DRIVER', epoch: 2, epochRaisedAt: NOW });
    expect(change?.events[0]?.payload).toMatchObject({ from: 'RIDER', to: 'DRIVER' });
    for (const role of ['DRIVER', 'ADMIN', 'SUPER_ADMIN'] as const)
      expect(becomeDriver(verified({ role }), NOW)).toBeUndefined();
    expect(becomeDriver(verified({ deletedAt: NOW }), NOW)).toBeUndefined();
  });

  it('becomes SUPER_ADMIN for the configured account once verified, unless it is a DRIVER', () => {
    expect(becomeSuperAdmin(verified(), NOW)?.next).toMatchObject({ role: 'SUPER_ADMIN', epoch: 2 });
    expect(becomeSuperAdmin(verified({ role: 'ADMIN' }), NOW)?.next.role).toBe('SUPER_ADMIN');
    expect(becomeSuperAdmin(account(), NOW)).toBeUndefined();
    expect(becomeSuperAdmin(verified({ role: 'DRIVER' }), NOW)).toBeUndefined();
    expect(becomeSuperAdmin(verified({ role: 'SUPER_ADMIN' }), NOW)).toBeUndefined();
    expect(becomeSuperAdmin(verified({ deletedAt: NOW }), NOW)).toBeUndefined();
  });
});

it('logging out everywhere raises the epoch, ends every session and publishes it', () => {
  const change = endSessions(verified({ epoch: 7 }), NOW);
  expect(change.next).toMatchObject({ epoch: 8, epochRaisedAt: NOW, sessionsEnded: { below: 8, kept: null } });
  expect(change.events.map(({ definition }) => definition.type)).toEqual(['auth.sessions-ended']);
});
