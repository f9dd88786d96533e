import { NAME_AT_REGISTRATION } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import {
  type Account,
  type AccountChange,
  accountRegistered,
  endSessions,
  registerAccount,
} from '../accounts/account.rules.js';

/** Whom Google vouches for, as its signed token says. */
export interface GooglePerson {
  /** Google's own name for the person: it stays when their e-mail changes. */
  subject: string;
  /** In lower case. */
  email: string;
  emailVerified: boolean;
  name: string;
}

/** The claims of a token whose signature, issuer, audience and expiry are right. */
export interface GoogleClaims {
  readonly sub: string;
  readonly email?: unknown;
  readonly email_verified?: unknown;
  readonly name?: unknown;
}

/** A person without a name is called by the first part of their e-mail. */
export function googlePersonOf({ sub, email, email_verified, name }: GoogleClaims): GooglePerson {
  const address = typeof email === 'string' ? email.trim().toLowerCase() : '';
  const called = (typeof name === 'string' ? name.trim() : '') || (address.split('@')[0] ?? '');
  return {
    subject: sub,
    email: address,
    emailVerified: email_verified === true && address !== '',
    name: called.slice(0, NAME_AT_REGISTRATION.maximum),
  };
}

/** An account is linked only when Google says the e-mail is verified. */
export function refuseUnverifiedEmail({ emailVerified }: GooglePerson): void {
  if (!emailVerified) throw new DomainError('auth/google-email-unverified');
}

/** The first sign-in makes a verified RIDER without a password. */
export const registerGooglePerson = ({ subject, email, name }: GooglePerson, now: Date) => ({
  ...registerAccount({ name, email }, null, now),
  verified: true,
  googleSubject: subject,
});

/**
 * The account of the e-mail that Google vouches for: a deleted one stays deleted; one of another Google person stays theirs;
 * a verified one is linked; an unverified one is taken over. Undefined: it is linked already.
 */
export function admitGooglePerson<A extends Account>(
  account: A,
  person: GooglePerson,
  now: Date,
): AccountChange<A> | undefined {
  if (account.deletedAt !== null) throw new DomainError('auth/user-deleted');
  if (account.googleSubject === person.subject) return undefined;
  if (account.googleSubject !== undefined) throw new DomainError('auth/google-other-account');
  if (account.verified) return { next: { ...account, googleSubject: person.subject }, events: [] };
  return takeOver(account, person, now);
}

/** Whoever registered an e-mail without proving it loses the password, the sessions and the codes to the person who proves it. */
function takeOver<A extends Account>(account: A, { subject, name }: GooglePerson, now: Date): AccountChange<A> {
  const taken = { ...account, name, passwordHash: null, verified: true, googleSubject: subject };
  const { next, events } = endSessions({ ...taken, registration: account.registration + 1 }, now);
  return { next, events: [...accountRegistered(next), ...events] };
}
