import { z } from 'zod';

/** What notification reads from its environment besides the engines' addresses. */
export const notificationConfiguration = z.object({
  /** Where browsers reach the platform: links in mails lead there. */
  PUBLIC_URL: z.url(),
  /** Who reads what people write to the support. */
  SUPPORT_EMAIL: z.string().trim().pipe(z.email()),
  /** off: no rate limits. Only for this machine's own eyes. */
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
});
export type NotificationConfiguration = z.output<typeof notificationConfiguration>;
