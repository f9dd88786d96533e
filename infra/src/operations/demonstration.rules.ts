import { isLoopbackName } from '@pothik/contracts/platform';
import type { Demonstration } from '../platform/demonstrations.js';
import type { ServicesConfiguration } from '../platform/local-services.js';

/** People with a known password may exist only where PUBLIC_URL is this machine. */
export const mayHaveDemonstration = (publicUrl: string): boolean =>
  URL.canParse(publicUrl) && isLoopbackName(new URL(publicUrl).hostname);

/** Settings of the services that seed. With DEMO, auth does not warn that nobody is SUPER_ADMIN: one of those people is. */
export const seedSettings = (publicUrl: string, kind: Demonstration): ServicesConfiguration => ({
  PUBLIC_URL: publicUrl,
  DEMO: kind,
});
