import { randomBytes } from 'node:crypto';
import type { Role } from '@pothik/contracts/platform';
import type { Person } from '../identity/caller.js';

export interface PersonOptions {
  role: Role;
  id?: string;
  email?: string;
  verified?: boolean;
  sessionId?: string;
}

const identifier = () => randomBytes(12).toString('hex');

/** How a call is made by a person, or by nobody who is signed in. */
export const signedInAs = (caller: Person | undefined): { as?: Person } => (caller === undefined ? {} : { as: caller });

/** Somebody signed in; verified unless told otherwise. */
export function person({
  role,
  id = identifier(),
  email,
  verified = true,
  sessionId = identifier(),
}: PersonOptions): Person {
  return { kind: 'person', id, email: email ?? `${id}@pothik.test`, role, verified, sessionId };
}
