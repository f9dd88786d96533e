import { SMS } from '@pothik/contracts/notification';
import { LANGUAGES } from '@pothik/contracts/platform';
import { parsePushKeys } from '@pothik/engines';
import { rateLimits, signOfLifeMinutes } from '@pothik/service-kit';
import { z } from 'zod';

function arePushKeys(text: string): boolean {
  try {
    return parsePushKeys(text).length > 0;
  } catch {
    return false;
  }
}

const within = ({ minimum, maximum, default: usual }: (typeof SMS)[keyof typeof SMS]) =>
  z.coerce.number().int().min(minimum).max(maximum).default(usual);

/** Environment settings, besides the engines' addresses. */
export const notificationConfiguration = z.object({
  /** The browsers' address of the platform, for links in mails. */
  PUBLIC_URL: z.url(),
  /** Receives the messages to the support; push services write to it. */
  SUPPORT_EMAIL: z.string().trim().pipe(z.email()),
  /** VAPID keys: base64url(JSON JWK, P-256, private), with commas between them, the newest first. */
  PUSH_KEYS: z.string().refine(arePushKeys),
  /** `off`: no rate limits. Only for local development and tests. Its other numbers are those of gateway and auth. */
  RATE_LIMITS: rateLimits,
  /** After so many minutes without a sign of life a driver who is ONLINE is unreachable. */
  SIGN_OF_LIFE_MINUTES: signOfLifeMinutes,
  /** SMS a day, of all instances together. */
  SMS_PER_DAY: within(SMS.perDay),
  /** Percent of them for SOS and the desk alone. */
  SMS_RESERVE: within(SMS.reserve),
  /** Poisha a part. */
  SMS_PRICE: within(SMS.price),
  /** In which language codes are sent by SMS: the person's, or one for all, where a gateway refuses the other. */
  SMS_LANGUAGE: z.enum(['person', ...LANGUAGES]).default('person'),
});
export type NotificationConfiguration = z.output<typeof notificationConfiguration>;
