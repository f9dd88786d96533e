import { z } from 'zod';
import { LANGUAGES } from '../../platform/language.js';
import { INTERNATIONAL_PHONE } from '../../platform/phone.rules.js';
import { ROLE } from '../../platform/roles.js';
import { identifier } from '../../platform/text.js';

/** An account without its secrets. */
const accountSnapshot = z.object({
  id: identifier,
  name: z.string(),
  /** '' where there is none. */
  email: z.string(),
  /** The number that the person proved, as +8801712345678; absent where none is. */
  phone: z.optional(z.string().regex(INTERNATIONAL_PHONE)),
  /** The number of a guest, which nobody has proved: the desk booked for who called from it. */
  guestPhone: z.optional(z.string().regex(INTERNATIONAL_PHONE)),
  role: z.enum(ROLE),
  /** Of an ADMIN: `RIGHT`s; absent where there are none. */
  rights: z.optional(z.array(z.string())),
  verified: z.boolean(),
  /** The language chosen last; absent where none was chosen, and in events of releases that did not tell. */
  language: z.optional(z.enum(LANGUAGES)),
});
export type AccountSnapshot = z.output<typeof accountSnapshot>;

/** The payload of an account's events, or its first part. */
export const ofAccount = z.object({ account: accountSnapshot });
