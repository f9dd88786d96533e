/** What is asked after a right code: the name of a newcomer, or of who had deleted the account; or whose an unused number is. */
export type AskedNext = 'name' | 'name-after-deletion' | 'whose';

const ASKED: Readonly<Record<string, AskedNext>> = {
  'auth/name-required': 'name',
  'auth/user-deleted': 'name-after-deletion',
  'auth/number-long-unused': 'whose',
};

/** Where the refusal of a right code leads; undefined: it is shown where the person is. */
export const askedNext = (code: string): AskedNext | undefined =>
  Object.hasOwn(ASKED, code) ? ASKED[code] : undefined;
