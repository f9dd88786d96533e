/** One-time codes: digits, and milliseconds. */
export const ONE_TIME_CODE = {
  length: 6,
  validMs: 5 * 60_000,
  tries: 5,
  resendMs: 120_000,
  /** Wrong codes per account or registration, purpose and day (Asia/Dhaka) before every code of that day is refused. */
  wrongPerDay: 20,
} as const;

/** Phone numbers as identity. */
export const PHONE = {
  /** Days for which a number that was confirmed, or logged in with, opens its account by a code alone: operators give it to others after a year without use. */
  freshDays: 330,
  /** How long after a change of the number no code to it deletes the account, in ms. */
  settledMs: 72 * 3_600_000,
} as const;

/** Registrations whose e-mail is not proved yet: how long one is valid, in ms, how many an e-mail has, and browsers one has. */
export const REGISTRATION = { validMs: 24 * 3_600_000, perEmail: 5, holders: 5 } as const;

/** How long a browser that signed in to an account is recognised at its next log-in, in ms. */
export const KNOWN_BROWSER_MS = 180 * 24 * 3_600_000;

/** The second factor: codes by RFC 6238 (SHA-1), recovery codes of 50 random bits, and the pending log-in. */
export const SECOND_FACTOR = {
  digits: 6,
  periodSeconds: 30,
  /** Steps of 30 s by which an authenticator's clock may be wrong, each way. */
  toleranceSteps: 1,
  recoveryCodes: 10,
  recoveryCodeLength: 10,
  /** 32 characters without those that look alike: 0 and O, 1 and I. */
  recoveryAlphabet: '23456789ABCDEFGHJKLMNPQRSTUVWXYZ',
  /** How long a pending log-in waits for its code, in ms. */
  logInMs: 5 * 60_000,
} as const;

export const PASSWORD = { minimum: 8, maximum: 128, special: '!@#$%^&*' } as const;
export const NAME_AT_REGISTRATION = { minimum: 3, maximum: 100 } as const;

/** Sessions; times in milliseconds. A refresh token that counts as used stays valid for `refreshGraceMs`. */
export const SESSION = {
  accessMs: 15 * 60_000,
  refreshMs: 30 * 24 * 3_600_000,
  refreshGraceMs: 30_000,
  /** Sessions that an account has at once; one more ends the oldest. */
  perAccount: 20,
  /** An administrator's session is over after this time without a refresh, in ms. */
  administratorIdleMs: 12 * 3_600_000,
  /** An administrator's session is over this long after its log-in, in ms, however often it was refreshed. */
  administratorMs: 7 * 24 * 3_600_000,
  /** How long an epoch and a session's mark stay in the key-value store: longer than the life of an access token. */
  epochMs: 20 * 60_000,
} as const;

/** How long the emptied document of a deleted account is stored at least, in ms: longer than any session or topic. */
export const DELETED_ACCOUNT_STORED_MS = 31 * 24 * 3_600_000;
