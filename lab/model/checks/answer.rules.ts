import { ERRORS, type ErrorCode } from '@pothik/contracts/catalogue';
import type { Endpoint, Refusal } from '@pothik/contracts/platform';
import type { Answer } from '../../../e2e/support/visitor.js';

/** Refusals of any command: repeated write conflicts, or a role that may not call it. */
const ANYWHERE = ['request/conflict', 'auth/not-allowed'];

/** Refusals of somebody who has logged out. */
const LOGGED_OUT = ['auth/not-signed-in', 'auth/session-expired', 'auth/session-stale'];

/**
 * An answer is a declared success, or a declared refusal with the status of the catalogue; never an internal error. Who may be
 * logged out may be answered so.
 */
export function answerFindings(endpoint: Endpoint, { status, body }: Answer, mayBeOut = false): string[] {
  const call = `${endpoint.method} ${endpoint.path}`;
  if (status === endpoint.status) return [];
  const { code = '' } = (body ?? {}) as Partial<Refusal>;
  if (mayBeOut && LOGGED_OUT.includes(code) && status === 401) return [];
  const declared = endpoint.errors.includes(code) || ANYWHERE.includes(code);
  if (declared && ERRORS[code as ErrorCode].status === status) return [];
  return [`${call} answered ${status} ${JSON.stringify(body)}`];
}
