/** One-time codes: digits, and milliseconds. */
export const ONE_TIME_CODE = {
  length: 6,
  validMs: 5 * 60_000,
  tries: 5,
  resendMs: 120_000,
  /** Wrong codes per person, purpose and day (Asia/Dhaka) before the rest of the day is closed. */
  wrongPerDay: 20,
} as const;

/** What a one-time code is good for: one purpose each. */
export const CODE_PURPOSE = {
  PROVE_EMAIL: 'prove-email',
  RESET_PASSWORD: 'reset-password',
  DELETE_ACCOUNT: 'delete-account',
} as const;
export type CodePurpose = (typeof CODE_PURPOSE)[keyof typeof CODE_PURPOSE];

export const PASSWORD = { minimum: 8, maximum: 128, special: '!@#$%^&*' } as const;
export const NAME_AT_REGISTRATION = { minimum: 3, maximum: 100 } as const;

/** Sessions, in milliseconds. A used refresh token is good for `refreshGraceMs` more. */
export const SESSION = {
  accessMs: 15 * 60_000,
  refreshMs: 30 * 24 * 3_600_000,
  refreshGraceMs: 30_000,
  /** How long a raised epoch stays in the key-value store: longer than any access token lives. */
  epochMs: 20 * 60_000,
} as const;

/** How long the empty remains of a deleted account are kept at least, in milliseconds: longer than any session or topic. */
export const DELETED_ACCOUNT_KEPT_MS = 31 * 24 * 3_600_000;
