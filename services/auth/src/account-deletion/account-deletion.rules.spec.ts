import { DELETED_ACCOUNT_STORED_MS } from '@pothik/contracts/auth';
import { type Account, registerAccount } from '../accounts/account.rules.js';
import {
  deleteAccount,
  deleteFormer,
  deleteNeverVerified,
  proofRequired,
  purgedUntil,
} from './account-deletion.rules.js';

const NOW = new Date('2026-11-02T06:00:00Z');
const account = (fields: Partial<Account> = {}): Account => ({
  _id: '64f000000000000000000001',
  ...registerAccount({ name: 'Rahima', email: 'rahima@pothik.test' }, 'hash', new Date(0)),
  googleSubject: 'google-7',
  ...fields,
});
const FACTS = { hasOpenRide: false, emailHash: 'keyed' };

describe('deleting one’s account', () => {
  it('removes the second factor', () => {
    const secondFactor = { secret: 'sealed', since: NOW, lastStep: 1, recoveryCodes: ['hash'] };
    const { next } = deleteAccount(account({ role: 'ADMIN', secondFactor, pendingSecondFactor: 'sealed' }), FACTS, NOW);
    expect(next).not.toHaveProperty('secondFactor');
    expect(next).not.toHaveProperty('pendingSecondFactor');
  });

  it('empties the personal fields, ends every session and stores a keyed hash of the e-mail', () => {
    const { next, events } = deleteAccount(account({ epoch: 4 }), FACTS, NOW);
    expect(next).toMatchObject({
      name: '',
      email: '',
      passwordHash: null,
      verified: false,
      emailHash: 'keyed',
      deletedAt: NOW,
      epoch: 5,
      sessionsEnded: { below: 5, kept: null },
    });
    expect(next).not.toHaveProperty('googleSubject');
    expect(JSON.stringify([next, events])).not.toMatch(/rahima|google-7/i);
    expect(events.map(({ definition }) => definition.type)).toEqual(['auth.user-deleted']);
    for (const { definition, payload } of events) expect(definition.payload.parse(payload)).toEqual(payload);
  });

  it('is refused during an open ride', () => {
    expect(() => deleteAccount(account(), { ...FACTS, hasOpenRide: true }, NOW)).toThrow(
      'Please finish your open ride first.',
    );
  });

  it('happens once', () => {
    expect(() => deleteAccount(account({ deletedAt: NOW }), FACTS, NOW)).toThrow('User is deleted!');
  });

  it('requires the password, or a mailed code where there is none', () => {
    expect(proofRequired(account(), { password: 'typed' }, NOW)).toEqual({ by: 'password', password: 'typed' });
    expect(() => proofRequired(account(), { otp: '123456' }, NOW)).toThrow('Password does not match');
    const byGoogle = account({ passwordHash: null });
    expect(proofRequired(byGoogle, {}, NOW)).toEqual({ by: 'mailed-code', otp: undefined });
    expect(proofRequired(byGoogle, { otp: '123456' }, NOW)).toEqual({ by: 'mailed-code', otp: '123456' });
    expect(() => proofRequired(byGoogle, { password: 'typed' }, NOW)).toThrow('This account has no password yet.');
  });

  it('requires a code by SMS where there is no e-mail, and a number first where there is none either', () => {
    const byPhone = account({ passwordHash: null, email: '', phone: '+8801712345678' });
    expect(proofRequired(byPhone, { otp: '123456' }, NOW)).toEqual({ by: 'texted-code', otp: '123456' });
    const withoutNumber = account({ passwordHash: null, email: '' });
    expect(() => proofRequired(withoutNumber, {}, NOW)).toThrow('Please confirm a phone number first.');
  });

  it('by SMS is refused for three days after a change of the number', () => {
    const byPhone = account({ passwordHash: null, email: '', phone: '+8801712345678' });
    const changed = (phoneChangedAt: Date) => proofRequired({ ...byPhone, phoneChangedAt }, {}, NOW);
    expect(() => changed(new Date('2026-10-30T06:00:01Z'))).toThrow('Your number was changed a short while ago.');
    expect(changed(new Date('2026-10-30T06:00:00Z'))).toEqual({ by: 'texted-code', otp: undefined });
  });

  it('empties the number, and remembers it by its hash', () => {
    const owner = account({ phone: '+8801712345678', phoneProvedAt: NOW });
    const { next, events } = deleteAccount(owner, { hasOpenRide: false, phoneHash: 'keyed too' }, NOW);
    expect(next).toMatchObject({ phoneHash: 'keyed too' });
    expect(next).not.toHaveProperty('phone');
    expect(next).not.toHaveProperty('phoneProvedAt');
    expect(next).not.toHaveProperty('emailHash');
    expect(JSON.stringify(events)).not.toContain('1712345678');
  });

  it('keeps the emptied account for as long as sessions and topics may refer to it', () => {
    expect(NOW.getTime() - purgedUntil(NOW).getTime()).toBe(DELETED_ACCOUNT_STORED_MS);
  });
});

describe('an account that a former release made before its e-mail was proved', () => {
  it('is emptied and published as deleted, and its e-mail is not remembered', () => {
    const { googleSubject: _none, ...former } = account({ verified: false });
    const change = deleteNeverVerified(former, NOW);
    expect(change?.next).toMatchObject({ name: '', email: '', passwordHash: null, deletedAt: NOW });
    expect(change?.next).not.toHaveProperty('emailHash');
    expect(change?.events.map(({ definition }) => definition.type)).toEqual(['auth.user-deleted']);
  });

  it('is the only one: a verified account stays, and a deleted one is not deleted again', () => {
    expect(deleteNeverVerified(account(), NOW)).toBeUndefined();
    expect(deleteNeverVerified(account({ verified: false, deletedAt: NOW }), NOW)).toBeUndefined();
  });
});

describe('the account of a guest that became part of another', () => {
  it('is emptied with it, once', () => {
    const { next, events } = deleteFormer(account({ email: '' }), NOW) ?? {};
    expect(next).toMatchObject({ name: '', deletedAt: NOW });
    expect(events?.map(({ definition }) => definition.type)).toEqual(['auth.user-deleted']);
    expect(deleteFormer(account({ deletedAt: NOW }), NOW)).toBeUndefined();
  });

  it('is forgotten by the one that is deleted', () => {
    expect(deleteAccount(account({ formerIds: ['f'.repeat(24)] }), FACTS, NOW).next).not.toHaveProperty('formerIds');
  });
});
