import type { Me } from '@pothik/contracts/user';
import type { Person } from '@pothik/service-kit';
import { pictureAddress, type User } from './user.rules.js';

type StoredUser = User & { createdAt: Date; updatedAt: Date };

/** A profile with e-mail and role from the call's statement, which is never older than the session. */
export const meOf = (person: Person, user: StoredUser): Me => ({
  _id: person.id,
  name: user.name,
  email: person.email,
  address: user.address,
  phone: user.phone,
  ...(user.isPhoneProven && { isPhoneProven: user.isPhoneProven }),
  role: person.role,
  ...(person.rights?.length && { rights: [...person.rights] }),
  image: pictureAddress(user.picture),
  ...(user.installAnsweredAt && { installAnsweredAt: user.installAnsweredAt.toISOString() }),
  createdAt: user.createdAt.toISOString(),
  updatedAt: user.updatedAt.toISOString(),
});

/** A person whose profile has not arrived yet. */
export function newcomerOf(person: Person, since: Date): Me {
  const empty = { _id: person.id, name: '', phone: '', address: '', picture: '', accountVersion: 0 };
  return meOf(person, { ...empty, createdAt: since, updatedAt: since });
}
