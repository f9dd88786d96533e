import { CODE_PURPOSE } from '@pothik/contracts/auth';
import { type Account, registerAccount } from '../accounts/account.rules.js';
import {
  codeAskedFor,
  codeLanguage,
  holderIdOf,
  isGivenUp,
  isSentTo,
  mayTellClosed,
  newCode,
  sendAgainAt,
  untilNextDhakaDayMs,
} from './code.rules.js';

const NOW = new Date('2026-11-02T06:00:00Z');
it('a code is valid for 5 minutes and may be tried 5 times', () => {
  expect(newCode(NOW)).toEqual({ expiresAt: new Date('2026-11-02T06:05:00Z'), triesLeft: 5 });
});

const account = (fields: Partial<Account> = {}): Account => ({
  _id: '64f000000000000000000001',
  ...registerAccount({ name: 'Rahima', email: 'rahima@pothik.test' }, 'hash', new Date(0)),
  ...fields,
});

describe('a request for a code', () => {
  it('is stored, and no code is right until its message is sent', () => {
    const pending = { issuedAt: NOW, mailDueAt: NOW, codeHash: null, expiresAt: NOW, triesLeft: 0 };
    expect(codeAskedFor(NOW)).toEqual(pending);
  });

  it('counts wrong codes of the account or of the registration, by SMS of the number', () => {
    const mailed = { channel: 'email', address: 'rahima@pothik.test' } as const;
    expect(holderIdOf({ ...mailed, askedBy: null, accountId: 'a1' })).toBe('a1');
    expect(holderIdOf({ ...mailed, askedBy: 'r1', accountId: null })).toBe('r1');
    expect(holderIdOf({ ...mailed, askedBy: null, accountId: null })).toBe('');
    const texted = { channel: 'sms', address: '+8801712345678' } as const;
    for (const askedBy of [null, 'a1'])
      expect(holderIdOf({ ...texted, askedBy, accountId: askedBy })).toBe('+8801712345678');
  });

  it('is refused once the day is closed, except for a password reset, where that would tell of an account', () => {
    const { PROVE_EMAIL, RESET_PASSWORD, DELETE_ACCOUNT } = CODE_PURPOSE;
    expect([PROVE_EMAIL, DELETE_ACCOUNT, RESET_PASSWORD].map(mayTellClosed)).toEqual([true, true, false]);
  });
});

it('a code is sent to an account, and not once it is deleted', () => {
  expect(isSentTo(account())).toBe(true);
  expect([undefined, account({ deletedAt: NOW })].map(isSentTo)).toEqual([false, false]);
});

describe('a message that failed', () => {
  const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

  it('is given up after 5 minutes', () => {
    expect(isGivenUp(NOW, after(299.999))).toBe(false);
    expect(isGivenUp(NOW, after(300))).toBe(true);
  });

  it('is retried in 15 seconds by mail, and by SMS ever later', () => {
    expect(sendAgainAt('email', NOW, after(60))).toEqual(after(75));
    expect(sendAgainAt('sms', NOW, NOW)).toEqual(after(15));
    expect(sendAgainAt('sms', NOW, after(15))).toEqual(after(30));
    expect(sendAgainAt('sms', NOW, after(60))).toEqual(after(120));
  });
});

it('days end at midnight in Dhaka', () => {
  expect(untilNextDhakaDayMs(new Date('2026-11-02T17:59:00Z'))).toBe(60_000);
  expect(untilNextDhakaDayMs(new Date('2026-11-02T18:00:00Z'))).toBe(86_400_000);
});

it('a message is in the language chosen in this browser, else the account’s, else English', () => {
  const account = { language: 'bn' } as Account;
  expect(codeLanguage('en', account)).toBe('en');
  expect(codeLanguage(undefined, account)).toBe('bn');
  expect(codeLanguage(undefined, undefined)).toBe('en');
});
