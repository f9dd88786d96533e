import { DomainError } from '@pothik/contracts/catalogue';
import { API_PREFIX, profilePhone } from '@pothik/contracts/platform';
import { userEvents } from '@pothik/contracts/user';
import { type Pictured, withFormerPicture } from './former-picture.rules.js';

/** The state that decisions about a person depend on. */
export interface User extends Pictured {
  /** The account's id in auth. */
  _id: { toString(): string };
  name: string;
  phone: string;
  /** The phone is the account's number, which the person proved; absent: it is what they wrote. */
  isPhoneProven?: true | undefined;
  address: string;
  /** The version of the last of auth's events that was applied; 0 before any. */
  accountVersion: number;
  /** When they answered whether to install the app; absent before. */
  installAnsweredAt?: Date | undefined;
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
        ...(user.isPhoneProven && { isPhoneProven: user.isPhoneProven }),
        image: pictureAddress(user.picture),
      },
    },
  },
];

const changed = <U extends User>(next: U) => ({ next, events: profileUpdated(next) });

/** What an account's event tells; `phone`: its proven number, as +8801712345678; `guestPhone`: that of a guest. */
interface ToldAccount {
  name: string;
  phone?: string | undefined;
  guestPhone?: string | undefined;
  version: number;
}

/** The proven number is the profile's phone; without one a number that was proved before is gone, for it may be somebody else's. A guest's is not confirmed. */
function numberOf({
  phone,
  guestPhone,
}: Pick<ToldAccount, 'phone' | 'guestPhone'>): Pick<User, 'phone' | 'isPhoneProven'> {
  if (phone !== undefined) return { phone: profilePhone(phone), isPhoneProven: true };
  return { phone: guestPhone === undefined ? '' : profilePhone(guestPhone), isPhoneProven: undefined };
}

/** A new profile has only a name, and the number of who signed up by it. */
export const registerUser = (account: ToldAccount) => ({
  name: account.name,
  ...numberOf(account),
  address: '',
  picture: '',
  accountVersion: account.version,
});

/** The account has another proven number, or none any more; a repeated or older event changes nothing. */
export function takePhone<U extends User>(user: U, account: ToldAccount) {
  if (user.deletedAt !== undefined || account.version <= user.accountVersion) return undefined;
  return changed({ ...user, ...numberOf(account), accountVersion: account.version });
}

/** An account registered again takes the newer name; a repeated or older event changes nothing. */
export function registerAgain<U extends User>(user: U, account: { name: string; version: number }) {
  if (user.deletedAt !== undefined || account.version <= user.accountVersion) return undefined;
  return changed({ ...user, name: account.name, accountVersion: account.version });
}

/** Empties the profile of a deleted person for good. */
export function deleteUser<U extends User>(user: U, now: Date) {
  if (user.deletedAt !== undefined) return undefined;
  const empty = {
    name: '',
    phone: '',
    isPhoneProven: undefined,
    address: '',
    picture: '',
    installAnsweredAt: undefined,
  };
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

/**
 * Refused for a deleted person, another e-mail, and another or no phone in place of a proven one, which a code changes. An empty
 * name means unchanged; an empty phone or address clears it.
 */
export function updateUser<U extends User>(user: U, change: ProfileChange, presentEmail: string) {
  if (user.deletedAt !== undefined) throw new DomainError('auth/not-signed-in');
  if (change.email && change.email !== presentEmail) throw new DomainError('user/email-is-fixed');
  if (user.isPhoneProven && (change.phone ?? user.phone) !== user.phone) throw new DomainError('user/phone-is-proven');
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

/** The first answer counts; nobody else is told of it. Refused for a deleted person. */
export function answerInstall<U extends User>(user: U, now: Date) {
  if (user.deletedAt !== undefined) throw new DomainError('auth/not-signed-in');
  return user.installAnsweredAt === undefined ? { next: { ...user, installAnsweredAt: now }, events: [] } : undefined;
}
