import { DomainError } from '@pothik/contracts/catalogue';
import { type Access, isForServices } from '@pothik/contracts/platform';
import type { Caller } from '../identity/caller.js';

/** PUBLIC calls are for everybody, calls between services for the listed ones, others for signed-in people with one of the roles. */
export function refuseAccess(access: Access, caller: Caller): void {
  if (access === 'PUBLIC') return;
  if (caller.kind === 'public') throw new DomainError('auth/not-signed-in');
  if (isForServices(access))
    refuseUnless(caller.kind === 'service' && access.services.some((name) => name === caller.name));
  else if (access === 'SIGNED_IN') refuseUnless(caller.kind === 'person');
  else refuseUnless(caller.kind === 'person' && access.includes(caller.role));
}

function refuseUnless(isAllowed: boolean): void {
  if (!isAllowed) throw new DomainError('auth/not-allowed');
}
