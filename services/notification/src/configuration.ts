import { rateLimits, signOfLifeMinutes } from '@pothik/service-kit';
import { z } from 'zod';

/** Environment settings, besides the engines' addresses. */
export const notificationConfiguration = z.object({
  /** The browsers' address of the platform, for links in mails. */
  PUBLIC_URL: z.url(),
  /** Receives the messages to the support. */
  SUPPORT_EMAIL: z.string().trim().pipe(z.email()),
  /** `off`: no rate limits. Only for local development and tests. Its other numbers are those of gateway and auth. */
  RATE_LIMITS: rateLimits,
  /** After so many minutes without a sign of life a driver who is ONLINE is unreachable. */
  SIGN_OF_LIFE_MINUTES: signOfLifeMinutes,
});
export type NotificationConfiguration = z.output<typeof notificationConfiguration>;
