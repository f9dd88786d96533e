import {
  type Account,
  accountRegistered,
  accountSnapshotOf,
  becomeDriver,
  becomeSuperAdmin,
  changeRole,
  endSessions,
  registerAccount,
  replaceSessions,
  signIn,
  signOut,
} from './account.rules.js';

const NOW = new Date('2026-11-02T06:00:00Z');
const account = (fields: Partial<Account> = {}): Account => ({
  _id: '64f000000000000000000001',
  ...registerAccount({ name: 'Rahima', email: 'rahima@pothik.test' }, 'hash', new Date(0)),
  ...fields,
});

describe('registering', () => {
  it('makes a verified RIDER: an e-mail is proved before there is an account', () => {
    expect(account()).toMatchObject({ role: 'RIDER', verified: true, epoch: 1, deletedAt: null });
  });

  it('publishes the account as registered and as verified', () => {
    const events = accountRegistered(account());
    expect(events.map(({ definition }) => definition.type)).toEqual(['auth.user-registered', 'auth.user-verified']);
    for (const { payload } of events) expect(payload).toEqual({ account: accountSnapshotOf(account()) });
  });

  it('publishes neither password nor epoch', () => {
    expect(Object.keys(accountSnapshotOf(account())).sort()).toEqual(['email', 'id', 'name', 'role', 'verified']);
  });
});

describe('a role', () => {
  it('becomes DRIVER only from RIDER, and the epoch rises', () => {
    const change = becomeDriver(account(), NOW);
    expect(change?.next).toMatchObject({ role: 'DRIVER', epoch: 2, epochRaisedAt: NOW });
    expect(change?.events[0]?.payload).toMatchObject({ from: 'RIDER', to: 'DRIVER' });
    for (const role of ['DRIVER', 'ADMIN', 'SUPER_ADMIN'] as const)
      expect(becomeDriver(account({ role }), NOW)).toBeUndefined();
    expect(becomeDriver(account({ deletedAt: NOW }), NOW)).toBeUndefined();
  });

  it('becomes SUPER_ADMIN for the configured account once verified, unless it is a DRIVER', () => {
    expect(becomeSuperAdmin(account(), NOW)?.next).toMatchObject({ role: 'SUPER_ADMIN', epoch: 2 });
    expect(becomeSuperAdmin(account({ role: 'ADMIN' }), NOW)?.next.role).toBe('SUPER_ADMIN');
    expect(becomeSuperAdmin(account({ verified: false }), NOW)).toBeUndefined();
    expect(becomeSuperAdmin(account({ role: 'DRIVER' }), NOW)).toBeUndefined();
    expect(becomeSuperAdmin(account({ role: 'SUPER_ADMIN' }), NOW)).toBeUndefined();
    expect(becomeSuperAdmin(account({ deletedAt: NOW }), NOW)).toBeUndefined();
  });
});

describe('a second factor', () => {
  const secondFactor = { secret: 'sealed', since: NOW, lastStep: 1, recoveryCodes: ['hash'] };
  const administrator = account({ role: 'ADMIN', secondFactor, pendingSecondFactor: 'sealed too' });

  it('goes with the role of an administrator, and stays from one such role to the other', () => {
    for (const role of ['RIDER', 'DRIVER'] as const) {
      const { next } = changeRole(administrator, role, NOW);
      expect(next).not.toHaveProperty('secondFactor');
      expect(next).not.toHaveProperty('pendingSecondFactor');
    }
    expect(changeRole(administrator, 'SUPER_ADMIN', NOW).next).toMatchObject({ secondFactor });
  });

  it('is in no event', () => {
    expect(JSON.stringify(changeRole(administrator, 'SUPER_ADMIN', NOW).events)).not.toMatch(/sealed|hash/);
  });
});

it('logging out everywhere raises the epoch, ends every session and publishes it', () => {
  const change = endSessions(account({ epoch: 7 }), NOW);
  expect(change.next).toMatchObject({ epoch: 8, epochRaisedAt: NOW, sessionsEnded: { below: 8, kept: null } });
  expect(change.next.signedOutAt).toEqual(NOW);
  expect(change.events.map(({ definition }) => definition.type)).toEqual(['auth.sessions-ended', 'auth.signed-out']);
});

it('replacing every session by a new one signs nobody out', () => {
  const change = replaceSessions(account({ epoch: 7 }), NOW);
  expect(change.next).toMatchObject({ epoch: 8, sessionsEnded: { below: 8, kept: null } });
  expect(change.next.signedOutAt).toBeUndefined();
  expect(change.events.map(({ definition }) => definition.type)).toEqual(['auth.sessions-ended']);
});

describe('whether anybody is signed in', () => {
  const LATER = new Date(NOW.getTime() + 60_000);

  it('ends once, and is published with its time', () => {
    const change = signOut(account({}), NOW);
    expect(change?.next.signedOutAt).toEqual(NOW);
    expect(change?.events).toEqual([
      expect.objectContaining({ payload: expect.objectContaining({ at: NOW.toISOString() }) }),
    ]);
    expect(signOut(change?.next ?? account({}), LATER)).toBeUndefined();
  });

  it('begins again with the next session', () => {
    expect(signIn(account({}), LATER)).toBeUndefined();
    const change = signIn(account({ signedOutAt: NOW }), LATER);
    expect(change?.next).not.toHaveProperty('signedOutAt');
    expect(change?.events.map(({ definition }) => definition.type)).toEqual(['auth.signed-in']);
  });

  it('is not asked of a deleted account', () => {
    expect(signOut(account({ deletedAt: NOW }), LATER)).toBeUndefined();
    expect(signIn(account({ deletedAt: NOW, signedOutAt: NOW }), LATER)).toBeUndefined();
  });
});
