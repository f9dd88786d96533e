import { ERRORS, type ErrorCode } from '@pothik/contracts/catalogue';
import type { Endpoint, Refusal } from '@pothik/contracts/platform';
import type { Answer } from '../../../e2e/support/visitor.js';

/** Refusals of any command: repeated write conflicts, or a role that may not call it. */
const ANYWHERE = ['request/conflict', 'auth/not-allowed'];

/** An answer is a declared success, or a declared refusal with the status of the catalogue; never an internal error. */
export function answerFindings(endpoint: Endpoint, { status, body }: Answer): string[] {
  const call = `${endpoint.method} ${endpoint.path}`;
  if (status === endpoint.status) return [];
  const { code = '' } = (body ?? {}) as Partial<Refusal>;
  const declared = endpoint.errors.includes(code) || ANYWHERE.includes(code);
  if (declared && ERRORS[code as ErrorCode].status === status) return [];
  return [`${call} answered ${status} ${JSON.stringify(body)}`];
}
