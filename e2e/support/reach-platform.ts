import type { PlatformAddresses } from './people.js';
import { type PlatformOptions, startPlatform } from './platform.js';

/** A platform that a story uses without changing its processes. */
export type ReachedPlatform = PlatformAddresses & { stop(): Promise<unknown> };

/**
 * The platform under test: with PLATFORM=running the one at PLATFORM_URL with its mailbox at PLATFORM_MAIL_URL, which has the
 * demonstration people; else one that is started for this test.
 * @throws Error naming a missing variable
 */
export async function reachPlatform(options: PlatformOptions): Promise<ReachedPlatform> {
  if (process.env.PLATFORM !== 'running') return startPlatform(options);
  return { ...runningPlatform(), stop: async () => undefined };
}

/** The addresses of the running platform. @throws Error naming a missing variable */
export function runningPlatform(): PlatformAddresses {
  const { PLATFORM_URL: url, PLATFORM_MAIL_URL: mailUrl } = process.env;
  if (url === undefined || mailUrl === undefined) throw new Error('PLATFORM_URL and PLATFORM_MAIL_URL are needed.');
  return { url, mailUrl };
}
