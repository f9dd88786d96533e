import { z } from 'zod';
import { ROLE } from '../platform/roles.js';
import { identifier, moment } from '../platform/text.js';

/** An account as its owner sees it. */
export const account = z.object({
  _id: identifier,
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLE),
  /** Of an ADMIN: `RIGHT`s. */
  rights: z.optional(z.array(z.string())),
  verified: z.boolean(),
  createdAt: moment,
  updatedAt: moment,
});
export type Account = z.output<typeof account>;

/** When the browser's session ends unless refreshed; contains no token. */
export const session = z.object({ user: account, expiresAt: moment });
