import { z } from 'zod';

/** What auth reads from its environment besides the engines' addresses. */
export const authConfiguration = z.object({
  /** Comma list of secrets of 32 characters or more; the first signs, all verify. */
  SESSION_KEYS: z.string().min(32),
  /** Where browsers reach the platform: cookies are Secure exactly when it is https. */
  PUBLIC_URL: z.url(),
  /** `off` switches rate limits and the waiting time between codes off: for tests and benchmarks. */
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  /** Whose account becomes SUPER_ADMIN once its e-mail is proved. */
  SUPER_ADMIN_EMAIL: z.string().trim().toLowerCase().pipe(z.email()).optional(),
});
export type AuthConfiguration = z.output<typeof authConfiguration>;
