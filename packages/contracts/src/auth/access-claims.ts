import { z } from 'zod';
import { ROLE } from '../platform/roles.js';
import { identifier } from '../platform/text.js';

/**
 * What an access token says, signed by HS256: the person (`sub`), their session (`sid`) and the epoch of its issue.
 * Issued by auth, read by every gateway.
 */
export const accessClaims = z.object({
  sub: identifier,
  email: z.string(),
  role: z.enum(ROLE),
  verified: z.boolean(),
  /** Of an ADMIN: `RIGHT`s. */
  rights: z.optional(z.array(z.string())),
  /** Accounts of guests that have become this one: their rides are the person’s. */
  formerIds: z.optional(z.array(identifier)),
  sid: identifier,
  epoch: z.int(),
  /** The person is an administrator who must set up a second factor before anything else. */
  needsSecondFactor: z.literal(true).optional(),
});
export type AccessClaims = z.output<typeof accessClaims>;
