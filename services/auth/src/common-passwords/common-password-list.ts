import { dictionary } from '@zxcvbn-ts/language-common';

/** The 49,000 most common passwords, in lower case, from leaked lists: zxcvbn's, which checkers of passwords share. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  (dictionary['passwords-common'] as readonly string[]).map((password) => password.toLowerCase()),
);
