import type { Clock } from '@pothik/engines';
import type { FastifyInstance } from 'fastify';
import { DEMONSTRATION_PEOPLE } from '../demonstration/people.js';
import type { LocalConfiguration } from '../platform/local-configuration.js';
import { type GoogleSettings, StandInIssuer } from './stand-in-issuer.js';
import { registerStandInIssuer } from './stand-in-issuer.plugin.js';
import { standInAddress } from './stand-in-settings.rules.js';

/** How people sign in with Google on this machine. */
export interface LocalGoogle {
  /** The settings for auth; empty where Google itself is configured, or there is no stand-in. */
  settings: Partial<GoogleSettings>;
  register(root: FastifyInstance): Promise<void>;
}

/** The stand-in on /dev/google, if enabled; auth runs the same code, only the issuer's address differs. */
export async function localGoogle(configuration: LocalConfiguration, clock: Clock): Promise<LocalGoogle> {
  const address = standInAddress(configuration);
  if (address === undefined) return { settings: {}, register: async () => undefined };
  const issuer = await StandInIssuer.at(address, configuration.PUBLIC_URL, clock);
  return { settings: issuer.settings, register: (root) => registerStandInIssuer(root, issuer, DEMONSTRATION_PEOPLE) };
}
