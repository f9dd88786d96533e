/** The one purpose of a one-time code. */
export const CODE_PURPOSE = {
  PROVE_EMAIL: 'prove-email',
  RESET_PASSWORD: 'reset-password',
  DELETE_ACCOUNT: 'delete-account',
} as const;
export type CodePurpose = (typeof CODE_PURPOSE)[keyof typeof CODE_PURPOSE];
