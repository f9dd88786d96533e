import { DomainError } from '@pothik/contracts/catalogue';
import { type Endpoint, hasRight, isAdministrator, isForServices, type Right } from '@pothik/contracts/platform';
import type { Caller, Person } from '../identity/caller.js';

/**
 * PUBLIC calls are for everybody, calls between services for the listed ones, others for signed-in people with one of the roles.
 * Where a call needs a right, administrators need it too.
 */
export function refuseAccess({ access, right }: Pick<Endpoint, 'access' | 'right'>, caller: Caller): void {
  if (access === 'PUBLIC') return;
  if (caller.kind === 'public') throw new DomainError('auth/not-signed-in');
  if (isForServices(access))
    refuseUnless(caller.kind === 'service' && access.services.some((name) => name === caller.name));
  else if (access === 'SIGNED_IN') refuseUnless(caller.kind === 'person');
  else refuseUnless(caller.kind === 'person' && access.includes(caller.role) && isWithRight(caller, right));
}

const isWithRight = (person: Person, right: Right | undefined): boolean =>
  right === undefined || !isAdministrator(person.role) || hasRight(person, right);

function refuseUnless(isAllowed: boolean): void {
  if (!isAllowed) throw new DomainError('auth/not-allowed');
}
