import { CODE_PURPOSE, type CodePurpose, ONE_TIME_CODE } from '@pothik/contracts/auth';
import { dhakaDay, endOfDhakaDay, type Language } from '@pothik/contracts/platform';
import type { Account } from '../accounts/account.rules.js';

/** Milliseconds before a failed mail is retried: longer than a call to notification may take. */
const MAIL_AGAIN_MS = 15_000;

/** Milliseconds until the day in Asia/Dhaka ends, at least 1. */
export const untilNextDhakaDayMs = (now: Date): number =>
  Math.max(1, endOfDhakaDay(dhakaDay(now)).getTime() - now.getTime());

/** Who gets a code, and whose wrong codes are counted: an account or a registration. */
export type Recipient = { accountId: string } | { registrationId: string };

/** The id under which a recipient's wrong codes are counted. */
export const holderIdOf = (recipient: Recipient): string =>
  'accountId' in recipient ? recipient.accountId : recipient.registrationId;

/** A requested code is created when its mail is sent; until then no code is right. */
export const codeAskedFor = (recipient: Recipient, now: Date) => ({
  accountId: null,
  registrationId: null,
  ...recipient,
  issuedAt: now,
  mailDueAt: now,
  codeHash: null,
  expiresAt: now,
  triesLeft: 0,
});

/** Valid for 5 minutes and 5 tries. */
export const newCode = (now: Date) => ({
  expiresAt: new Date(now.getTime() + ONE_TIME_CODE.validMs),
  triesLeft: ONE_TIME_CODE.tries as number,
});

/** A code for an account is never mailed once it is deleted. */
export const isMailedTo = (account: Account | undefined): boolean =>
  account !== undefined && account.deletedAt === null;

/**
 * Whether the answer may say that 20 wrong codes closed the day. Anybody may ask for a password reset, so there it would
 * reveal that the e-mail has an account: the answer stays the same, and nothing is mailed.
 */
export const mayTellClosed = (purpose: CodePurpose): boolean => purpose !== CODE_PURPOSE.RESET_PASSWORD;

/** When a mail is retried if it fails. */
export const mailAgainAt = (now: Date): Date => new Date(now.getTime() + MAIL_AGAIN_MS);

/** A mail that has failed for 5 minutes, the validity of a code, is given up. */
export const isMailGivenUp = (issuedAt: Date, now: Date): boolean =>
  now.getTime() - issuedAt.getTime() >= ONE_TIME_CODE.validMs;

/** The language chosen in this browser, else the account's, else English. */
export const mailLanguage = (chosen: Language | undefined, account: Account | undefined): Language =>
  chosen ?? account?.language ?? 'en';
