import { ERRORS, type ErrorCode } from '@pothik/contracts/catalogue';
import type { Endpoint, Refusal } from '@pothik/contracts/platform';
import type { Answer } from '../../support/visitor.js';

/** What any command may meet: somebody came first again and again, or a role that may not call at all. */
const ANYWHERE = ['request/conflict', 'auth/not-allowed'];

/** An answer is a success as declared or a refusal the call declares, in the catalogue's status; never a bug. */
export function answerFindings(endpoint: Endpoint, { status, body }: Answer): string[] {
  const call = `${endpoint.method} ${endpoint.path}`;
  if (status === endpoint.status) return [];
  const { code = '' } = (body ?? {}) as Partial<Refusal>;
  const declared = endpoint.errors.includes(code) || ANYWHERE.includes(code);
  if (declared && ERRORS[code as ErrorCode].status === status) return [];
  return [`${call} answered ${status} ${JSON.stringify(body)}`];
}
