import { z } from 'zod';

const commaList = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  );

/** What the gateway reads from its environment beside what every service reads. docs/operations.md explains each. */
export const gatewayConfiguration = z.object({
  SESSION_KEYS: z.string().min(1),
  PUBLIC_URL: z.url(),
  /** Kept as browsers write them: without a slash at the end. */
  ALLOWED_ORIGINS: commaList.pipe(z.array(z.url().transform((url) => new URL(url).origin))),
  TRUSTED_PROXIES: commaList,
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  /** Folder of the assembled web app. */
  WEB_DIRECTORY: z.string().min(1),
});
export type GatewayConfiguration = z.output<typeof gatewayConfiguration>;
