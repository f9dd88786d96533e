import { hostNameOf, WEB_BUCKET } from '@pothik/contracts/platform';
import { rateLimits } from '@pothik/service-kit';
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

/** The gateway's own environment variables, besides those of every service; docs/operations.md explains each. */
export const gatewayConfiguration = z.object({
  SESSION_KEYS: z.string().min(1),
  PUBLIC_URL: z.url(),
  /** Normalised to what browsers send in Origin: no trailing slash. */
  ALLOWED_ORIGINS: commaList.pipe(z.array(z.url().transform((url) => new URL(url).origin))),
  /** Further names or addresses at which the gateway answers; a port does not matter. */
  ALLOWED_HOSTS: commaList.pipe(z.array(z.string().refine((host) => hostNameOf(host) !== undefined))),
  /** The address it listens on: on loopback it answers to every loopback name. */
  HOST: z.string().min(1).default('127.0.0.1'),
  TRUSTED_PROXIES: commaList,
  /** Who is told of a vulnerability: an e-mail or an https address. Without one there is no security.txt. */
  SECURITY_CONTACT: z.union([z.literal(''), z.email(), z.url({ protocol: /^https$/ })]).default(''),
  RATE_LIMITS: rateLimits,
  /** Connections open at once; one address that connects directly has at most a fifth of them. */
  MAX_CONNECTIONS: z.coerce.number().int().positive().default(10_000),
  /** Folder of the releases of the web app. */
  WEB_DIRECTORY: z.string().min(1),
  /** Where there is an object store, the releases in this bucket are copied into that folder. */
  WEB_BUCKET: z.string().min(1).default(WEB_BUCKET),
});
export type GatewayConfiguration = z.output<typeof gatewayConfiguration>;

/** Whether people use the platform by https. */
export const isHttps = ({ PUBLIC_URL }: Pick<GatewayConfiguration, 'PUBLIC_URL'>): boolean =>
  new URL(PUBLIC_URL).protocol === 'https:';
