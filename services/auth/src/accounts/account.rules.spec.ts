import {
  type Account,
  accountRegistered,
  accountSnapshotOf,
  accountViewOf,
  becomeDriver,
  becomeSuperAdmin,
  changeRole,
  chooseLanguage,
  endSessions,
  registerAccount,
  registerByPhone,
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

describe('signing up by a number', () => {
  const byPhone = {
    _id: '64f000000000000000000001',
    ...registerByPhone({ name: 'Rahima', phone: '+8801712345678' }, NOW),
  };

  it('makes a RIDER without e-mail and password, whose number is proved', () => {
    const made = { role: 'RIDER', email: '', passwordHash: null, phone: '+8801712345678', phoneProvedAt: NOW };
    expect(byPhone).toMatchObject(made);
  });

  it('publishes the number in every event, and its owner’s session does not say it', () => {
    for (const { payload, definition } of accountRegistered(byPhone)) {
      expect(payload).toMatchObject({ account: { email: '', phone: '+8801712345678' } });
      expect(definition.payload.parse(payload)).toEqual(payload);
    }
    expect(accountViewOf({ ...byPhone, createdAt: NOW, updatedAt: NOW })).not.toHaveProperty('phone');
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

describe('the language', () => {
  it('is published with the account when another is chosen, and its owner’s session does not say it', () => {
    const change = chooseLanguage(account({ language: 'en' }), 'bn');
    expect(change?.next.language).toBe('bn');
    expect(change?.events).toMatchObject([
      { definition: { type: 'auth.language-chosen' }, payload: { account: { language: 'bn' } } },
    ]);
    const view = accountViewOf({ ...account({ language: 'bn' }), createdAt: NOW, updatedAt: NOW });
    expect(view).not.toHaveProperty('language');
  });

  it('does not change when it is the same, or the account is deleted', () => {
    expect(chooseLanguage(account({ language: 'bn' }), 'bn')).toBeUndefined();
    expect(chooseLanguage(account({ deletedAt: NOW }), 'bn')).toBeUndefined();
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
