import { z } from 'zod/mini';

export const mailedCode = z.object({
  email: z.string(),
  /** When another code may be requested, in ms since 1970. */
  resendAt: z.number(),
});

/** A code that is on its way to an e-mail. */
export type MailedCode = z.output<typeof mailedCode>;
