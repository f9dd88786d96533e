import { DomainError } from '@pothik/contracts/catalogue';
import { API_PREFIX } from '@pothik/contracts/platform';
import { userEvents } from '@pothik/contracts/user';
import { type Pictured, withFormerPicture } from './former-picture.rules.js';

/** The state that decisions about a person depend on. */
export interface User extends Pictured {
  /** The account's id in auth. */
  _id: { toString(): string };
  name: string;
  phone: string;
  address: string;
  /** The version of the last of auth's events that was applied; 0 before any. */
  accountVersion: number;
  /** When the account was deleted; absent otherwise. */
  deletedAt?: Date;
}

/** The URL path of a picture, or '' without one. */
export const pictureAddress = (picture: string): string =>
  picture === '' ? '' : `${API_PREFIX}/user/images/${picture}`;

/** Publishes the present profile without the address. */
export const profileUpdated = (user: User) => [
  {
    definition: userEvents.profileUpdated,
    payload: {
      profile: {
        id: user._id.toString(),
        name: user.name,
        phone: user.phone,
        image: pictureAddress(user.picture),
      },
    },
  },
];

const changed = <U extends User>(next: U) => ({ next, events: profileUpdated(next) });

/** A new profile has only a name. */
export const registerUser = (account: { name: string; version: number }) => ({
  name: account.name,
  phone: '',
  address: '',
  picture: '',
  accountVersion: account.version,
});

/** An account registered again takes the newer name; a repeated or older event changes nothing. */
export function registerAgain<U extends User>(user: U, account: { name: string; version: number }) {
  if (user.deletedAt !== undefined || account.version <= user.accountVersion) return undefined;
  return changed({ ...user, name: account.name, accountVersion: account.version });
}

/** Empties the profile of a deleted person for good. */
export function deleteUser<U extends User>(user: U, now: Date) {
  if (user.deletedAt !== undefined) return undefined;
  const empty = { name: '', phone: '', address: '', picture: '' };
  return changed({ ...user, ...empty, ...withFormerPicture(user, ''), deletedAt: now });
}

interface ProfileChange {
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  address?: string | undefined;
  /** File name of a new picture. */
  picture?: string | undefined;
}

/** Refused for a deleted person or another e-mail. An empty name means unchanged; an empty phone or address clears it. */
export function updateUser<U extends User>(user: U, change: ProfileChange, presentEmail: string) {
  if (user.deletedAt !== undefined) throw new DomainError('auth/not-signed-in');
  if (change.email && change.email !== presentEmail) throw new DomainError('user/email-is-fixed');
  const picture = change.picture ?? user.picture;
  const next = {
    ...user,
    name: change.name || user.name,
    phone: change.phone ?? user.phone,
    address: change.address ?? user.address,
    picture,
    ...withFormerPicture(user, picture),
  };
  const fields = ['name', 'phone', 'address', 'picture'] as const;
  return fields.some((field) => next[field] !== user[field]) ? changed(next) : undefined;
}
