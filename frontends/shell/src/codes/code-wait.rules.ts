import { ONE_TIME_CODE } from '@pothik/contracts/auth';

interface Refused {
  code: string;
  retryAfterSeconds: number | undefined;
}

/** Refusals that ask for the code that was just sent. */
const SENT: readonly string[] = ['auth/deletion-code-mailed', 'auth/deletion-code-texted'];

/** How long another code has to wait, in ms, where a refusal says that one is on its way; undefined: none was sent. */
export function waitAfter({ code, retryAfterSeconds }: Refused): number | undefined {
  if (SENT.includes(code)) return ONE_TIME_CODE.resendMs;
  if (code !== 'auth/code-too-soon') return undefined;
  return retryAfterSeconds === undefined ? ONE_TIME_CODE.resendMs : retryAfterSeconds * 1000;
}

/** Whether a code may still be right. @param resendAt when the next one may be asked for, in ms since 1970, as is `now` */
export const isStillValid = (resendAt: number, now: number): boolean =>
  now < resendAt - ONE_TIME_CODE.resendMs + ONE_TIME_CODE.validMs;
