import { CODE_PURPOSE } from '@pothik/contracts/auth';
import { type Account, registerAccount } from '../accounts/account.rules.js';
import {
  codeAskedFor,
  holderIdOf,
  isMailedTo,
  isMailGivenUp,
  mailAgainAt,
  mailLanguage,
  mayTellClosed,
  newCode,
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
  it.each([
    [{ accountId: 'a1' }, { accountId: 'a1', registrationId: null }],
    [{ registrationId: 'r1' }, { accountId: null, registrationId: 'r1' }],
  ])('of %j is stored for it, and no code is right until the mail is sent', (recipient, stored) => {
    const pending = { issuedAt: NOW, mailDueAt: NOW, codeHash: null, expiresAt: NOW, triesLeft: 0 };
    expect(codeAskedFor(recipient, NOW)).toEqual({ ...stored, ...pending });
  });

  it('counts wrong codes of the account or of the registration', () => {
    expect([holderIdOf({ accountId: 'a1' }), holderIdOf({ registrationId: 'r1' })]).toEqual(['a1', 'r1']);
  });

  it('is refused once the day is closed, except for a password reset, where that would tell of an account', () => {
    const { PROVE_EMAIL, RESET_PASSWORD, DELETE_ACCOUNT } = CODE_PURPOSE;
    expect([PROVE_EMAIL, DELETE_ACCOUNT, RESET_PASSWORD].map(mayTellClosed)).toEqual([true, true, false]);
  });
});

it('a code is mailed to an account, and not once it is deleted', () => {
  expect(isMailedTo(account())).toBe(true);
  expect([undefined, account({ deletedAt: NOW })].map(isMailedTo)).toEqual([false, false]);
});

it('a mail that failed is retried in 15 seconds, and given up after 5 minutes', () => {
  expect(mailAgainAt(NOW)).toEqual(new Date('2026-11-02T06:00:15Z'));
  expect(isMailGivenUp(NOW, new Date('2026-11-02T06:04:59.999Z'))).toBe(false);
  expect(isMailGivenUp(NOW, new Date('2026-11-02T06:05:00Z'))).toBe(true);
});

it('days end at midnight in Dhaka', () => {
  expect(untilNextDhakaDayMs(new Date('2026-11-02T17:59:00Z'))).toBe(60_000);
  expect(untilNextDhakaDayMs(new Date('2026-11-02T18:00:00Z'))).toBe(86_400_000);
});

it('a mail is in the language chosen in this browser, else the account’s, else English', () => {
  const account = { language: 'bn' } as Account;
  expect(mailLanguage('en', account)).toBe('en');
  expect(mailLanguage(undefined, account)).toBe('bn');
  expect(mailLanguage(undefined, undefined)).toBe('en');
});
