import { minuteOfEnd } from '@pothik/contracts/platform';

/** The minute from which the server takes another try, in ms since 1970; undefined when it does not say. @param now in ms */
export const nextTryAt = (retryAfterSeconds: number | undefined, now: number): number | undefined =>
  retryAfterSeconds === undefined ? undefined : minuteOfEnd(new Date(now + retryAfterSeconds * 1000)).getTime();
