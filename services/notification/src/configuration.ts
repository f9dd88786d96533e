import { z } from 'zod';

/** Environment settings, besides the engines' addresses. */
export const notificationConfiguration = z.object({
  /** The browsers' address of the platform, for links in mails. */
  PUBLIC_URL: z.url(),
  /** Receives the messages to the support. */
  SUPPORT_EMAIL: z.string().trim().pipe(z.email()),
  /** off: no rate limits. Only for local development and tests. */
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
});
export type NotificationConfiguration = z.output<typeof notificationConfiguration>;
