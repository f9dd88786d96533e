import { z } from 'zod/mini';
import { FORM_MESSAGES } from '../platform/form-messages.js';
import { readPhone } from '../platform/phone.rules.js';
import { email, emptyOr, text } from '../platform/text.js';
import { PHONE_PATTERN, PROFILE } from './limits.js';

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
