import type { Clock } from '@pothik/engines';
import type { FastifyInstance } from 'fastify';
import { DEMONSTRATION_PEOPLE } from '../demonstration/people.js';
import type { LocalConfiguration } from '../platform/local-configuration.js';
import { type GoogleSettings, StandInIssuer } from './stand-in-issuer.js';
import { registerStandInIssuer } from './stand-in-issuer.plugin.js';
import { standInAddress } from './stand-in-settings.rules.js';

/** Where people of this machine sign in with Google. */
export interface LocalGoogle {
  /** What auth is told; empty where Google's own settings, or none, stand in the environment. */
  settings: Partial<GoogleSettings>;
  register(root: FastifyInstance): Promise<void>;
}

/** The stand-in on /dev/google, where there is to be one; the same code path in auth, only the issuer's address differs. */
export async function localGoogle(configuration: LocalConfiguration, clock: Clock): Promise<LocalGoogle> {
  const address = standInAddress(configuration);
  if (address === undefined) return { settings: {}, register: async () => undefined };
  const issuer = await StandInIssuer.at(address, configuration.PUBLIC_URL, clock);
  const people = configuration.DEMO === 'off' ? [] : DEMONSTRATION_PEOPLE;
  return { settings: issuer.settings, register: (root) => registerStandInIssuer(root, issuer, people) };
}
