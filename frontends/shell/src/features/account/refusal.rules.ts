import { authErrors } from '@pothik/contracts/auth';
import { platformErrors } from '@pothik/contracts/platform';

const ERRORS: Readonly<Record<string, { message: string }>> = { ...platformErrors, ...authErrors };

/** A refusal by the code in the log-in page's address; a code that is not ours says only that something went wrong. */
export function refusalByCode(code: string): { code: string; message: string } {
  const known = Object.hasOwn(ERRORS, code) ? code : 'platform/unexpected';
  return { code: known, message: ERRORS[known]?.message ?? '' };
}
