import { authErrors } from '@pothik/contracts/auth';
import { platformErrors } from '@pothik/contracts/platform';

const ERRORS: Readonly<Record<string, { message: string }>> = { ...platformErrors, ...authErrors };

/** The refusal for the code in the log-in page's address; an unknown code gives a general message. */
export function refusalByCode(code: string): { code: string; message: string } {
  const known = Object.hasOwn(ERRORS, code) ? code : 'platform/unexpected';
  return { code: known, message: ERRORS[known]?.message ?? '' };
}
