import { CODE_PURPOSE } from '@pothik/contracts/auth';
import { type Account, registerAccount } from '../accounts/account.rules.js';
import {
  codeAskedFor,
  isMailedTo,
  isMailGivenUp,
  mailAgainAt,
  mailLanguage,
  newCode,
  refuseTooSoon,
  secondsToNextDhakaDay,
} from './code.rules.js';

const NOW = new Date('2026-11-02T06:00:00Z');
const refusal = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

it('a code is valid for 5 minutes and may be tried 5 times', () => {
  expect(newCode(NOW)).toEqual({ expiresAt: new Date('2026-11-02T06:05:00Z'), triesLeft: 5 });
});

const account = (fields: Partial<Account> = {}): Account => ({
  _id: '64f000000000000000000001',
  ...registerAccount({ name: 'Rahima', email: 'rahima@pothik.test' }, 'hash', new Date(0)),
  ...fields,
});

it('a request stores the same for every e-mail except the holder, and no code is right until the mail is sent', () => {
  const { accountId, registration, ...ofHolder } = codeAskedFor(account({ registration: 3 }), NOW);
  expect({ accountId, registration }).toEqual({ accountId: '64f000000000000000000001', registration: 3 });
  const { accountId: nobody, registration: none, ...ofNobody } = codeAskedFor(undefined, NOW);
  expect({ nobody, none }).toEqual({ nobody: null, none: 0 });
  expect(ofHolder).toEqual(ofNobody);
  expect(ofHolder).toMatchObject({ issuedAt: NOW, mailDueAt: NOW, codeHash: null, triesLeft: 0 });
});

describe('a code is mailed', () => {
  const { PROVE_EMAIL, RESET_PASSWORD, DELETE_ACCOUNT } = CODE_PURPOSE;

  it('to verify an e-mail, only while it is unverified', () => {
    expect(isMailedTo(account(), PROVE_EMAIL, 1)).toBe(true);
    expect(isMailedTo(account({ verified: true }), PROVE_EMAIL, 1)).toBe(false);
  });

  it.each([RESET_PASSWORD, DELETE_ACCOUNT])('to %s, to every account', (purpose) => {
    expect(isMailedTo(account(), purpose, 1)).toBe(true);
    expect(isMailedTo(account({ verified: true }), purpose, 1)).toBe(true);
  });

  it.each(Object.values(CODE_PURPOSE))(
    'to %s, only to the account and registration of the request, and not once deleted',
    (purpose) => {
      expect(isMailedTo(undefined, purpose, 0)).toBe(false);
      expect(isMailedTo(account({ deletedAt: NOW }), purpose, 1)).toBe(false);
      expect(isMailedTo(account({ registration: 2 }), purpose, 1)).toBe(false);
    },
  );
});

it('a mail that failed is retried in 15 seconds, and given up after 5 minutes', () => {
  expect(mailAgainAt(NOW)).toEqual(new Date('2026-11-02T06:00:15Z'));
  expect(isMailGivenUp(NOW, new Date('2026-11-02T06:04:59.999Z'))).toBe(false);
  expect(isMailGivenUp(NOW, new Date('2026-11-02T06:05:00Z'))).toBe(true);
});

it('a second code is refused for 120 seconds, with the remaining seconds as Retry-After', () => {
  const early = refusal(() => refuseTooSoon(NOW, new Date('2026-11-02T06:00:30.500Z')));
  expect(early).toMatchObject({ code: 'auth/code-too-soon', details: { retryAfterSeconds: 90 } });
  const last = refusal(() => refuseTooSoon(NOW, new Date('2026-11-02T06:02:00Z')));
  expect(last).toMatchObject({ details: { retryAfterSeconds: 1 } });
});

it('days end at midnight in Dhaka', () => {
  expect(secondsToNextDhakaDay(new Date('2026-11-02T17:59:00Z'))).toBe(60);
  expect(secondsToNextDhakaDay(new Date('2026-11-02T18:00:00Z'))).toBe(86_400);
});

it('a mail is in the language chosen in this browser, else the account’s, else English', () => {
  const account = { language: 'bn' } as Account;
  expect(mailLanguage('en', account)).toBe('en');
  expect(mailLanguage(undefined, account)).toBe('bn');
  expect(mailLanguage(undefined, undefined)).toBe('en');
});
