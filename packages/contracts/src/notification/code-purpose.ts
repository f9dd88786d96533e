/** The one purpose of a one-time code. */
export const CODE_PURPOSE = {
  PROVE_EMAIL: 'prove-email',
  RESET_PASSWORD: 'reset-password',
  DELETE_ACCOUNT: 'delete-account',
  /** With a code by SMS to a number that nobody has confirmed for long. */
  LOG_IN: 'log-in',
} as const;
export type CodePurpose = (typeof CODE_PURPOSE)[keyof typeof CODE_PURPOSE];
