import type { Role } from '@pothik/contracts/platform';
import type { UserView } from '@pothik/contracts/user';
import { pictureAddress } from './user.rules.js';

/** An account joined with its profile; a profile that has not arrived yet is missing. */
export interface ListedUser {
  _id: { toString(): string };
  name: string;
  email: string;
  role: Role;
  verified: boolean;
  rights?: string[];
  isGuest?: boolean;
  registeredAt: Date;
  profile?: { phone: string; isPhoneProven?: true; picture: string };
}

/** A person as shown to administrators. */
export const userViewOf = (user: ListedUser): UserView => ({
  _id: user._id.toString(),
  name: user.name,
  email: user.email,
  phone: user.profile?.phone ?? '',
  ...(user.profile?.isPhoneProven && { isPhoneProven: user.profile.isPhoneProven }),
  role: user.role,
  ...(user.rights?.length && { rights: user.rights }),
  verified: user.verified,
  ...(user.isGuest && { isGuest: true as const }),
  image: pictureAddress(user.profile?.picture ?? ''),
  createdAt: user.registeredAt.toISOString(),
});
