import { z } from 'zod/mini';
import { FORM_MESSAGES } from '../platform/form-messages.js';
import { phone } from '../platform/phone-number.js';
import { email, emptyOr, text } from '../platform/text.js';

const PROFILE = { nameMinimum: 2, nameMaximum: 100, addressMinimum: 5, addressMaximum: 200 } as const;

/** Every field optional. '' clears address and phone; an empty name means unchanged. */
export const profileForm = z.strictObject({
  name: z.optional(emptyOr(text(PROFILE.nameMinimum, PROFILE.nameMaximum, FORM_MESSAGES.nameTooShort))),
  email: z.optional(emptyOr(email(FORM_MESSAGES.emailInvalid))),
  address: z.optional(emptyOr(text(PROFILE.addressMinimum, PROFILE.addressMaximum, FORM_MESSAGES.addressTooShort))),
  phone: z.optional(emptyOr(phone)),
});
