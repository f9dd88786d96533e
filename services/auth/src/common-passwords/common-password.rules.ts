import { DomainError } from '@pothik/contracts/catalogue';
import { FORM_MESSAGES } from '@pothik/contracts/platform';

/** What the form of a password demands and people therefore add at the end: one special character or several. */
const ADDED = /[!@#$%^&*]+$/;

/**
 * Refuses a password that stands in the list of common ones, in upper or lower case, also with special characters added
 * at its end. `common`: in lower case.
 * @throws DomainError request/invalid with the field `password`
 */
export function refuseCommonPassword(password: string, common: ReadonlySet<string>): void {
  const typed = password.toLowerCase();
  if (!common.has(typed) && !common.has(typed.replace(ADDED, ''))) return;
  throw new DomainError('request/invalid', {
    fields: [{ field: 'password', message: FORM_MESSAGES.passwordTooCommon }],
  });
}
