import { REGISTRATION } from '@pothik/contracts/auth';
import { type AccountView, registerAccount } from '../accounts/account.rules.js';

/** A name and password that become the account's when a code proves the e-mail. */
export interface Registration {
  /** The account gets the same id. */
  _id: { toString(): string };
  email: string;
  name: string;
  passwordHash: string;
  /** Hashes of the secrets of the browsers that hold it, newest last. */
  holders: string[];
  registeredAt: Date;
  expiresAt: Date;
}

/** A registration is valid for 24 hours and held by the browser that registers. */
export const newRegistration = (
  form: { name: string; email: string },
  passwordHash: string,
  holder: string,
  now: Date,
): Omit<Registration, '_id'> => ({
  name: form.name,
  email: form.email,
  passwordHash,
  holders: [holder],
  registeredAt: now,
  expiresAt: new Date(now.getTime() + REGISTRATION.validMs),
});

/** An expired registration counts as none, removed or not. */
export const isValid = ({ expiresAt }: Pick<Registration, 'expiresAt'>, now: Date): boolean => now < expiresAt;

/** An e-mail has at most 5 registrations: given its registrations, newest first, the ones that go. */
export const surplusOf = <R>(newestFirst: readonly R[]): R[] => newestFirst.slice(REGISTRATION.perEmail);

/** The account that a proved registration becomes. */
export const accountOf = (registration: Registration, now: Date) => ({
  id: registration._id.toString(),
  ...registerAccount(registration, registration.passwordHash, now),
});

/** A registration as the browser that registered sees it: an account to be, not verified yet. */
export function registrationViewOf({ _id, name, email, registeredAt }: Registration): AccountView {
  const at = registeredAt.toISOString();
  return { _id: _id.toString(), name, email, role: 'RIDER', verified: false, createdAt: at, updatedAt: at };
}
