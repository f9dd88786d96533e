import { type Account, registerAccount } from '../accounts/account.rules.js';
import { changePassword, refuseChange, resetPassword } from './password.rules.js';

const NOW = new Date('2026-11-02T06:00:00Z');
const account = (fields: Partial<Account> = {}): Account => ({
  _id: '64f000000000000000000001',
  ...registerAccount({ name: 'Rahima', email: 'rahima@pothik.test' }, 'hash', new Date(0)),
  epoch: 7,
  ...fields,
});
const change = (fields: Partial<Account>, provenHash: string | null = 'hash') =>
  changePassword(account(fields), { provenHash, passwordHash: 'new-hash' }, NOW);
const reset = (fields: Partial<Account>) => resetPassword(account(fields), 'new-hash', NOW);

describe('changing a password', () => {
  it('sets it, raises the epoch and ends every session, also the present one', () => {
    const { next, events } = change({});
    expect(next).toEqual({
      ...account(),
      passwordHash: 'new-hash',
      epoch: 8,
      epochRaisedAt: NOW,
      sessionsEnded: { below: 8, kept: null },
    });
    expect(events.map(({ definition }) => definition.type)).toEqual(['auth.sessions-ended']);
    expect(JSON.stringify(events)).not.toContain('hash');
  });

  it('is refused for a wrong current password', () => {
    expect(() => change({}, null)).toThrow('Password does not match');
  });

  it('is refused when the password was changed meanwhile', () => {
    expect(() => change({ passwordHash: 'changed' })).toThrow('Password does not match');
  });

  it('is refused for an account without password, with the way to get one', () => {
    expect(() => change({ passwordHash: null }, null)).toThrow('This account has no password yet.');
  });

  it('is refused for a deleted account, before anything else', () => {
    expect(() => refuseChange(account({ deletedAt: NOW, passwordHash: null }), null)).toThrow('User is deleted!');
  });
});

describe('resetting a password', () => {
  it('sets it and ends all sessions', () => {
    const { next, events } = reset({});
    expect(next).toMatchObject({ passwordHash: 'new-hash', epoch: 8, sessionsEnded: { below: 8, kept: null } });
    expect(next.signedOutAt).toBeDefined();
    expect(events.map(({ definition }) => definition.type)).toEqual(['auth.sessions-ended', 'auth.signed-out']);
  });

  it('sets the first password of an account', () => {
    expect(reset({ passwordHash: null }).next.passwordHash).toBe('new-hash');
  });

  it("is 'Invalid OTP' for a deleted account", () => {
    expect(() => reset({ deletedAt: NOW })).toThrow('Invalid OTP');
  });
});
