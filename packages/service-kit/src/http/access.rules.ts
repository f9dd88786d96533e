import { DomainError } from '@pothik/contracts/catalogue';
import type { Access } from '@pothik/contracts/platform';
import type { Caller } from '../identity/caller.js';

/** Everybody may make a PUBLIC call; services make SERVICE calls; every other call needs somebody signed in, with one of its roles. */
export function refuseAccess(access: Access, caller: Caller): void {
  if (access === 'PUBLIC') return;
  if (caller.kind === 'public') throw new DomainError('auth/not-signed-in');
  if (access === 'SERVICE') refuseUnless(caller.kind === 'service');
  else if (access === 'SIGNED_IN') refuseUnless(caller.kind === 'person');
  else refuseUnless(caller.kind === 'person' && access.includes(caller.role));
}

function refuseUnless(isAllowed: boolean): void {
  if (!isAllowed) throw new DomainError('auth/not-allowed');
}
