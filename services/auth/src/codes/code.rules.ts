import { CODE_PURPOSE, type CodePurpose, ONE_TIME_CODE } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import { dhakaDay, endOfDhakaDay, type Language } from '@pothik/contracts/platform';
import { type Account, awaitsProof } from '../accounts/account.rules.js';

/** Codes sent are counted for an e-mail, whatever they are for; wrong ones for each purpose. */
export const ANY_PURPOSE = 'any';

/** A mail that failed goes out again this much later, in milliseconds: longer than a call to notification may take. */
const MAIL_AGAIN_MS = 15_000;

/** Whole seconds until the day in Asia/Dhaka ends, at least 1. */
export const secondsToNextDhakaDay = (now: Date): number =>
  Math.max(1, Math.ceil((endOfDhakaDay(dhakaDay(now)).getTime() - now.getTime()) / 1000));

/** One code every 120 seconds; Retry-After says when the next may be asked for. */
export function refuseTooSoon(issuedAt: Date, now: Date): never {
  const waitMs = issuedAt.getTime() + ONE_TIME_CODE.resendMs - now.getTime();
  throw new DomainError('auth/code-too-soon', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
}

/** A code that was asked for is made when its mail goes out; until then nothing is right, whoever holds the e-mail. */
export const codeAskedFor = (holder: Account | undefined, now: Date) => ({
  accountId: holder?._id.toString() ?? null,
  registration: holder?.registration ?? 0,
  issuedAt: now,
  mailDueAt: now,
  codeHash: null,
  expiresAt: now,
  triesLeft: 0,
});

/** A code is valid for 5 minutes and may be tried 5 times. */
export const newCode = (now: Date) => ({
  expiresAt: new Date(now.getTime() + ONE_TIME_CODE.validMs),
  triesLeft: ONE_TIME_CODE.tries as number,
});

/**
 * A code is mailed to whoever it can help: an e-mail still to be proved; every account's password may be reset. An account
 * deleted or registered again since it was asked for gets none.
 */
export function isMailedTo(account: Account | undefined, purpose: CodePurpose, registration: number): boolean {
  if (account === undefined || account.deletedAt !== null || account.registration !== registration) return false;
  return purpose === CODE_PURPOSE.PROVE_EMAIL ? awaitsProof(account) : true;
}

/** When a mail goes out again should it fail. */
export const mailAgainAt = (now: Date): Date => new Date(now.getTime() + MAIL_AGAIN_MS);

/** A mail that has failed for 5 minutes is given up: nobody waits for its code any more. */
export const isMailGivenUp = (issuedAt: Date, now: Date): boolean =>
  now.getTime() - issuedAt.getTime() >= ONE_TIME_CODE.validMs;

/** A mail speaks the language chosen in this browser, else the one the account keeps, else English. */
export const mailLanguage = (chosen: Language | undefined, account: Account | undefined): Language =>
  chosen ?? account?.language ?? 'en';
