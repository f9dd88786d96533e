import { z } from 'zod/mini';
import { FORM_MESSAGES } from '../platform/form-messages.js';
import { readPhone } from '../platform/phone.rules.js';
import { email, emptyOr, text } from '../platform/text.js';

const PROFILE = { nameMinimum: 2, nameMaximum: 100, addressMinimum: 5, addressMaximum: 200 } as const;

/** A Bangladeshi mobile number: 01, a digit 3 to 9, then 8 digits. */
const PHONE_PATTERN = /^01[3-9]\d{8}$/;

/** A mobile number in any of its writings; the specification's pattern is asked of the kept one, 01712345678. */
const phone = z.pipe(
  z.pipe(
    z.string(FORM_MESSAGES.phoneInvalid),
    z.transform((typed: string) => readPhone(typed)?.national ?? typed),
  ),
  z.string().check(z.regex(PHONE_PATTERN, FORM_MESSAGES.phoneInvalid)),
);

/** Every field optional. '' clears address and phone; an empty name means unchanged. */
export const profileForm = z.strictObject({
  name: z.optional(emptyOr(text(PROFILE.nameMinimum, PROFILE.nameMaximum, FORM_MESSAGES.nameTooShort))),
  email: z.optional(emptyOr(email(FORM_MESSAGES.emailInvalid))),
  address: z.optional(emptyOr(text(PROFILE.addressMinimum, PROFILE.addressMaximum, FORM_MESSAGES.addressTooShort))),
  phone: z.optional(emptyOr(phone)),
});
