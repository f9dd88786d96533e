import { ONE_TIME_CODE } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';

/** What a code is good for: one purpose each. */
export const CODE_PURPOSE = { PROVE_EMAIL: 'prove-email' } as const;
export type CodePurpose = (typeof CODE_PURPOSE)[keyof typeof CODE_PURPOSE];

const DHAKA_OFFSET_MS = 6 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** The day in Asia/Dhaka, as 2026-11-02. Bangladesh has no summer time. */
export const dhakaDay = (now: Date): string => new Date(now.getTime() + DHAKA_OFFSET_MS).toISOString().slice(0, 10);

/** Whole seconds until the day in Asia/Dhaka ends, at least 1. */
export const secondsToNextDhakaDay = (now: Date): number =>
  Math.max(1, Math.ceil((DAY_MS - ((now.getTime() + DHAKA_OFFSET_MS) % DAY_MS)) / 1000));

/** One code every 120 seconds; Retry-After says when the next may be asked for. */
export function refuseTooSoon(issuedAt: Date, now: Date): never {
  const waitMs = issuedAt.getTime() + ONE_TIME_CODE.resendMs - now.getTime();
  throw new DomainError('auth/code-too-soon', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
}

/** A code is valid for 5 minutes and may be tried 5 times. */
export const newCode = (now: Date) => ({
  issuedAt: now,
  expiresAt: new Date(now.getTime() + ONE_TIME_CODE.validMs),
  triesLeft: ONE_TIME_CODE.tries as number,
});

/** E-mails in the language of the browser's cookie; English without one. */
export const mailLanguage = (cookie: string | undefined): 'en' | 'bn' => (cookie === 'bn' ? 'bn' : 'en');
