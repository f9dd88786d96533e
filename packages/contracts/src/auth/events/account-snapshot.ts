import { z } from 'zod';
import { ROLE } from '../../platform/roles.js';
import { identifier } from '../../platform/text.js';

/** An account without its secrets. */
const accountSnapshot = z.object({
  id: identifier,
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLE),
  verified: z.boolean(),
});
export type AccountSnapshot = z.output<typeof accountSnapshot>;

/** The payload of an account's events, or its first part. */
export const ofAccount = z.object({ account: accountSnapshot });
