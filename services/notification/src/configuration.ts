import { z } from 'zod';

/** What notification reads from its environment besides the engines' addresses. */
export const notificationConfiguration = z.object({
  /** Where browsers reach the platform: links in mails lead there. */
  PUBLIC_URL: z.url(),
});
export type NotificationConfiguration = z.output<typeof notificationConfiguration>;
