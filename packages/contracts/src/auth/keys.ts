import { z } from 'zod';
import { counter } from '../platform/counter.js';
import type { SharedKey } from '../platform/shared-text.js';
import { epochKey, SESSION_FLAG, sessionEndedKey } from './epochs.js';

/** An attempt to sign in with Google, between the redirect and the callback; `state` is in both addresses. */
export const googleSignInKey = (state: string): string => `google-sign-in:${state}`;
/** Present once the attempt was taken. */
export const googleSignInTakenKey = (state: string): string => `google-sign-in-taken:${state}`;

/** Counts the codes of one request's kind within 120 s; `registrationId` is empty where there is none. */
export const codeTurnKey = (purpose: string, registrationId: string, email: string): string =>
  `code-turn:${purpose}:${registrationId}:${email}`;
/** Counts the codes mailed to an e-mail on a day in Asia/Dhaka. */
export const codesOfDayKey = (day: string, email: string): string => `codes-of-day:${day}:${email}`;
/** Counts the requests of a day that mail nobody, so that they take none of the owner's. */
export const mailsNobodyKey = (day: string, email: string): string => `codes-of-day:${day}:nobody:${email}`;
/** Counts the codes that a number is sent within 120 s, and on a day in Asia/Dhaka. */
export const codeTurnOfNumberKey = (number: string): string => `code-turn:number:${number}`;
export const codesOfNumberKey = (day: string, number: string): string => `codes-of-day:${day}:number:${number}`;

/** Count failures of the password and of the second factor. */
export const failedLogInsKey = (email: string): string => `failed-log-ins:${email}`;
export const failedLogInsOfBrowserKey = (browserId: string): string => `failed-log-ins-of-browser:${browserId}`;
/** Counts what was wrong from everybody behind an address, of each call apart. `address` as the gateway counts it. */
export const wrongTriesOfAddressKey = (call: string, address: string): string => `rate:wrong:${call}:${address}`;
export const wrongSecondFactorsKey = (accountId: string): string => `wrong-second-factors:${accountId}`;

/** What is stored of an attempt to sign in with Google. */
const googleAttempt = z.object({
  /** The browser's random name, stored in its cookie. */
  browser: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  redirectUri: z.string(),
  returnTo: z.string().optional(),
  /** Against which address it counts until it was completed. */
  address: z.string().optional(),
});
export type GoogleAttempt = z.output<typeof googleAttempt>;

const mark = z.int().min(SESSION_FLAG.open).max(SESSION_FLAG.ended);

/** What auth's instances and the gateways share in the key-value store, by name. */
export const authKeys = {
  epoch: { key: epochKey('{personId}'), form: 'integer', value: z.int().min(0) },
  sessionEnded: { key: sessionEndedKey('{sessionId}'), form: 'integer', value: mark },
  googleSignIn: { key: googleSignInKey('{state}'), form: 'json', value: googleAttempt },
  googleSignInTaken: { key: googleSignInTakenKey('{state}'), form: 'text', value: z.literal('') },
  codeTurn: { key: codeTurnKey('{purpose}', '{registrationId}', '{email}'), ...counter },
  codesOfDay: { key: codesOfDayKey('{day}', '{email}'), ...counter },
  mailsNobody: { key: mailsNobodyKey('{day}', '{email}'), ...counter },
  codeTurnOfNumber: { key: codeTurnOfNumberKey('{number}'), ...counter },
  codesOfNumber: { key: codesOfNumberKey('{day}', '{number}'), ...counter },
  failedLogIns: { key: failedLogInsKey('{email}'), ...counter },
  wrongTriesOfAddress: { key: wrongTriesOfAddressKey('{call}', '{address}'), ...counter },
  failedLogInsOfBrowser: { key: failedLogInsOfBrowserKey('{browserId}'), ...counter },
  wrongSecondFactors: { key: wrongSecondFactorsKey('{accountId}'), ...counter },
} as const satisfies Record<string, SharedKey>;
