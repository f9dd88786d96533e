import { isLoopbackName } from '@pothik/contracts/platform';
import { rateLimits } from '@pothik/service-kit';
import { z } from 'zod';

/** It receives tokens: https only, except on this machine. */
const isSafeIssuer = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && isLoopbackName(hostname));
};

/** Auth's settings besides the engines' addresses. */
export const authConfiguration = z
  .object({
    /** Comma list of secrets of 32 characters or more; the first signs, all verify. */
    SESSION_KEYS: z.string().min(32),
    /** The platform's public address: cookies are Secure exactly when it is https. */
    PUBLIC_URL: z.url(),
    /** Other numbers than RATE_LIMIT's; `off` switches rate limits and the waiting time between codes off. */
    RATE_LIMITS: rateLimits,
    /** E-mail of the account that becomes SUPER_ADMIN once verified. */
    SUPER_ADMIN_EMAIL: z.string().trim().toLowerCase().pipe(z.email()).optional(),
    /** `required`: an administrator without a second factor can do nothing but set one up. */
    SECOND_FACTOR: z.enum(['optional', 'required']).default('optional'),
    /** `on` or `people`: demonstration people are seeded, a SUPER_ADMIN among them. */
    DEMO: z.enum(['on', 'people', 'off']).default('off'),
    /** With its secret, switches signing in with Google on. */
    GOOGLE_CLIENT_ID: z.string().trim().min(1).optional(),
    GOOGLE_CLIENT_SECRET: z.string().trim().min(1).optional(),
    /** The OpenID Connect issuer. */
    GOOGLE_ISSUER: z.url().refine(isSafeIssuer, 'Must be https.').default('https://accounts.google.com'),
  })
  .refine((given) => (given.GOOGLE_CLIENT_ID === undefined) === (given.GOOGLE_CLIENT_SECRET === undefined), {
    path: ['GOOGLE_CLIENT_SECRET'],
    message: 'An id needs its secret.',
  });
export type AuthConfiguration = z.output<typeof authConfiguration>;
