import { CODE_PURPOSE, type CodePurpose, ONE_TIME_CODE } from '@pothik/contracts/auth';
import type { SmsCodePurpose } from '@pothik/contracts/notification';
import { dhakaDay, endOfDhakaDay, type Language } from '@pothik/contracts/platform';
import type { Account } from '../accounts/account.rules.js';

/** By which way a code reaches a person: to an e-mail, or by SMS to a number (+8801712345678). */
export type CodeChannel = 'email' | 'sms';
/** What a code by mail is for, or one by SMS. */
export type AnyCodePurpose = CodePurpose | SmsCodePurpose;

/** Whom a code is for. */
interface CodeReceiver {
  channel: CodeChannel;
  address: string;
  askedBy: string | null;
  accountId: string | null;
}

/** Milliseconds before a failed message is retried: longer than a call to notification may take. */
const SEND_AGAIN_MS = 15_000;

/** Milliseconds until the day in Asia/Dhaka ends, at least 1. */
export const untilNextDhakaDayMs = (now: Date): number =>
  Math.max(1, endOfDhakaDay(dhakaDay(now)).getTime() - now.getTime());

/** No account and no registration has this id. */
const NOBODY = '';

/** The id under which wrong codes are counted: the number that a code goes to, else who asked for it, else the account. */
export const holderIdOf = ({ channel, address, askedBy, accountId }: CodeReceiver): string =>
  channel === 'sms' ? address : (askedBy ?? accountId ?? NOBODY);

/** A requested code is created when its message is sent; until then no code is right. */
export const codeAskedFor = (now: Date) => ({
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

/** A code for an account is never sent once it is deleted. */
export const isSentTo = (account: Account | undefined): boolean => account !== undefined && account.deletedAt === null;

/**
 * Whether the answer may say that 20 wrong codes closed the day. Anybody may ask for a password reset, so there it would
 * reveal that the e-mail has an account: the answer stays the same, and nothing is mailed.
 */
export const mayTellClosed = (purpose: AnyCodePurpose): boolean => purpose !== CODE_PURPOSE.RESET_PASSWORD;

/**
 * When a message is retried if it fails. An SMS waits as long again as since it was requested, because each try may take one of
 * the day's messages.
 */
export const sendAgainAt = (channel: CodeChannel, issuedAt: Date, now: Date): Date => {
  const waited = channel === 'sms' ? now.getTime() - issuedAt.getTime() : 0;
  return new Date(now.getTime() + Math.max(SEND_AGAIN_MS, waited));
};

/** A message that has failed for 5 minutes, the validity of a code, is given up. */
export const isGivenUp = (issuedAt: Date, now: Date): boolean =>
  now.getTime() - issuedAt.getTime() >= ONE_TIME_CODE.validMs;

/** The language chosen in this browser, else the account's, else English. */
export const codeLanguage = (chosen: Language | undefined, account: Account | undefined): Language =>
  chosen ?? account?.language ?? 'en';
