import { z } from 'zod/mini';
import { FORM_MESSAGES } from './form-messages.js';
import { readPhone } from './phone.rules.js';

/** A Bangladeshi mobile number: 01, a digit 3 to 9, then 8 digits. */
const PHONE_PATTERN = /^01[3-9]\d{8}$/;

/** A mobile number in any of its writings; the specification's pattern is asked of the kept one, 01712345678. */
export const phone = z.pipe(
  z.pipe(
    z.string(FORM_MESSAGES.phoneInvalid),
    z.transform((typed: string) => readPhone(typed)?.national ?? typed),
  ),
  z.string().check(z.regex(PHONE_PATTERN, FORM_MESSAGES.phoneInvalid)),
);
