import type { ErrorCode } from '@pothik/contracts/catalogue';

/** What a password is among the registrations of its e-mail. */
export type RegistrationMatch = 'no-registration' | 'other-password' | 'registration';

/**
 * Why a log-in is refused while no account holds the e-mail: a registration requires its password first, then that the e-mail
 * is proved; without one the e-mail is unknown, or deleted.
 */
export function refusalWithoutAccount(match: RegistrationMatch, wasDeleted: boolean): ErrorCode {
  if (match === 'registration') return 'auth/user-not-verified';
  if (match === 'other-password') return 'auth/password-wrong';
  return wasDeleted ? 'auth/user-deleted' : 'auth/user-not-found';
}
