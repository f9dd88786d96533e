import { CODE_PURPOSE, type CodePurpose, ONE_TIME_CODE } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import { dhakaDay, endOfDhakaDay, type Language } from '@pothik/contracts/platform';
import { type Account, awaitsProof } from '../accounts/account.rules.js';

/** Codes sent are counted per e-mail, over all purposes; wrong codes per purpose. */
export const ANY_PURPOSE = 'any';

/** Milliseconds before a failed mail is retried: longer than a call to notification may take. */
const MAIL_AGAIN_MS = 15_000;

/** Whole seconds until the day in Asia/Dhaka ends, at least 1. */
export const secondsToNextDhakaDay = (now: Date): number =>
  Math.max(1, Math.ceil((endOfDhakaDay(dhakaDay(now)).getTime() - now.getTime()) / 1000));

/** One code every 120 seconds; Retry-After says when the next may be requested. */
export function refuseTooSoon(issuedAt: Date, now: Date): never {
  const waitMs = issuedAt.getTime() + ONE_TIME_CODE.resendMs - now.getTime();
  throw new DomainError('auth/code-too-soon', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
}

/** A requested code is created when its mail is sent; until then no code is right, whoever holds the e-mail. */
export const codeAskedFor = (holder: Account | undefined, now: Date) => ({
  accountId: holder?._id.toString() ?? null,
  registration: holder?.registration ?? 0,
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

/**
 * Codes that verify an e-mail are mailed to unverified accounts, other codes to every account; never to an account that was
 * deleted or registered again since the request.
 */
export function isMailedTo(account: Account | undefined, purpose: CodePurpose, registration: number): boolean {
  if (account === undefined || account.deletedAt !== null || account.registration !== registration) return false;
  return purpose === CODE_PURPOSE.PROVE_EMAIL ? awaitsProof(account) : true;
}

/** When a mail is retried if it fails. */
export const mailAgainAt = (now: Date): Date => new Date(now.getTime() + MAIL_AGAIN_MS);

/** A mail that has failed for 5 minutes, the validity of a code, is given up. */
export const isMailGivenUp = (issuedAt: Date, now: Date): boolean =>
  now.getTime() - issuedAt.getTime() >= ONE_TIME_CODE.validMs;

/** The language chosen in this browser, else the account's, else English. */
export const mailLanguage = (chosen: Language | undefined, account: Account | undefined): Language =>
  chosen ?? account?.language ?? 'en';
