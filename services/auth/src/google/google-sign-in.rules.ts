import { NAME_AT_REGISTRATION } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import { oneLine } from '@pothik/contracts/platform';
import { type Account, type AccountChange, registerAccount } from '../accounts/account.rules.js';

/** A person as authenticated by Google's signed token. */
export interface GooglePerson {
  /** Google's identifier of the person (`sub`): it stays when their e-mail changes. */
  subject: string;
  /** Lower case. */
  email: string;
  emailVerified: boolean;
  name: string;
}

/** The claims of a token whose signature, issuer, audience and expiry were checked. */
export interface GoogleClaims {
  readonly sub: string;
  readonly email?: unknown;
  readonly email_verified?: unknown;
  readonly name?: unknown;
}

/** A person without a name gets the first part of their e-mail as name. */
export function googlePersonOf({ sub, email, email_verified, name }: GoogleClaims): GooglePerson {
  const address = typeof email === 'string' ? email.trim().toLowerCase() : '';
  const called = (typeof name === 'string' ? oneLine(name) : '') || (address.split('@')[0] ?? '');
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

/** The first sign-in creates a verified RIDER without a password. */
export const registerGooglePerson = ({ subject, email, name }: GooglePerson, now: Date) => ({
  ...registerAccount({ name, email }, null, now),
  googleSubject: subject,
});

/**
 * Decides on the account of the e-mail: refused when it is deleted or linked to another Google identity; else it is linked.
 * Undefined: already linked.
 */
export function admitGooglePerson<A extends Account>(account: A, person: GooglePerson): AccountChange<A> | undefined {
  if (account.deletedAt !== null) throw new DomainError('auth/user-deleted');
  if (account.googleSubject === person.subject) return undefined;
  if (account.googleSubject !== undefined) throw new DomainError('auth/google-other-account');
  return { next: { ...account, googleSubject: person.subject }, events: [] };
}
