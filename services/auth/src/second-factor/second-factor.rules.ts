import { SECOND_FACTOR } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import { isAdministrator } from '@pothik/contracts/platform';
import type { Account, AccountChange, SecondFactor } from '../accounts/account.rules.js';

/** What a typed code is to an account's secret: the time step that it is right for, a recovery code's hash, or wrong. */
export type CodeMatch = { step: number } | { recoveryHash: string } | 'wrong';

/** Whether an administrator must set up a second factor before anything else. */
export const needsSecondFactor = (
  { role, secondFactor }: Pick<Account, 'role' | 'secondFactor'>,
  demand: 'optional' | 'required',
): boolean => demand === 'required' && isAdministrator(role) && secondFactor === undefined;

/** Whether a log-in needs a code besides the password, or Google. */
export const asksForCode = ({ role, secondFactor }: Pick<Account, 'role' | 'secondFactor'>): boolean =>
  isAdministrator(role) && secondFactor !== undefined;

/**
 * The factor after a code was used; undefined when the code is wrong, or was accepted before: a code of the authenticator
 * is older than the last accepted one, a recovery code is no longer there.
 */
export function useCode(factor: SecondFactor, match: CodeMatch): SecondFactor | undefined {
  if (match === 'wrong') return undefined;
  if ('step' in match) return match.step > factor.lastStep ? { ...factor, lastStep: match.step } : undefined;
  const recoveryCodes = factor.recoveryCodes.filter((hash) => hash !== match.recoveryHash);
  return recoveryCodes.length < factor.recoveryCodes.length ? { ...factor, recoveryCodes } : undefined;
}

/** Uses a code of the account's second factor. @throws DomainError auth/second-factor-missing, auth/second-factor-wrong */
export function useCodeOf<A extends Account>(
  account: A,
  match: CodeMatch,
): AccountChange<A> & { factor: SecondFactor } {
  const factor = useCode(presentFactor(account), match);
  if (factor === undefined) throw new DomainError('auth/second-factor-wrong');
  return { next: { ...account, secondFactor: factor }, events: [], factor };
}

/** @throws DomainError auth/second-factor-missing */
export function presentFactor({ secondFactor }: Pick<Account, 'secondFactor'>): SecondFactor {
  if (secondFactor === undefined) throw new DomainError('auth/second-factor-missing');
  return secondFactor;
}

/** A code of the authenticator has six digits; every other form is a recovery code. */
export const isAuthenticatorCode = (code: string): boolean => code.length === SECOND_FACTOR.digits;

/** How a recovery code is shown: XXXXX-XXXXX. */
export const shownRecoveryCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;
