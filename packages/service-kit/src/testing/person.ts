import { randomBytes } from 'node:crypto';
import type { Rights, Role } from '@pothik/contracts/platform';
import type { Person } from '../identity/caller.js';

export interface PersonOptions {
  role: Role;
  id?: string;
  email?: string;
  verified?: boolean;
  sessionId?: string;
  rights?: Rights;
  formerIds?: readonly string[];
}

const identifier = () => randomBytes(12).toString('hex');

/** The options of a call by a person, or without a signed-in person. */
export const signedInAs = (caller: Person | undefined): { as?: Person } => (caller === undefined ? {} : { as: caller });

/** A signed-in person; verified by default. */
export function person({
  role,
  id = identifier(),
  email,
  verified = true,
  sessionId = identifier(),
  rights,
  formerIds,
}: PersonOptions): Person {
  const further = { ...(rights && { rights }), ...(formerIds && { formerIds }) };
  return { kind: 'person', id, email: email ?? `${id}@pothik.test`, role, verified, sessionId, ...further };
}
