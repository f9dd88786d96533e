import { ACT_AGE } from '@pothik/contracts/platform';

const WHOLE = /^\d{1,8}$/;

/**
 * The milliseconds of an Act-Age header, 0 for an act of this moment. Anything else than a whole number from 0 to a day says
 * nothing, and is 0: a device whose clock was set meanwhile must not lose its act, nor have a false time shown.
 */
export function actAgeOf(header: string | readonly string[] | undefined): number {
  const age = typeof header === 'string' && WHOLE.test(header) ? Number(header) : 0;
  return age <= ACT_AGE.maximumMs ? age : 0;
}
