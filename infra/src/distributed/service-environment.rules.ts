import { OWNERS, type Owner } from '@pothik/contracts/platform';
import type { ServiceName } from '@pothik/service-kit/host';
import { SUPPORT_EMAIL } from '../platform/local-defaults.table.js';

/** Gateway and services in the order they are stopped: the gateway first. */
export const SERVICE_NAMES: readonly ServiceName[] = ['gateway', ...OWNERS];

/** Path of a service's program from the repository's top folder. */
export const programOf = (name: ServiceName): string =>
  name === 'gateway' ? 'gateway/dist/main.js' : `services/${name}/dist/main.js`;

export type Ports = Readonly<Record<ServiceName, readonly number[]>>;

/** `AUTH_URL` and so on: every instance of every owner, as comma lists. */
export function serviceAddresses(ports: Ports): Record<string, string> {
  const listOf = (owner: Owner) => ports[owner].map((port) => `http://127.0.0.1:${port}`).join(',');
  return Object.fromEntries(OWNERS.map((owner) => [`${owner.toUpperCase()}_URL`, listOf(owner)]));
}

export interface Surroundings {
  /** The environment of this process; the services' own settings pass through. */
  given: NodeJS.ProcessEnv;
  /** `MONGO_URL` and so on. */
  engines: Readonly<Record<string, string>>;
  ports: Ports;
  publicUrl: string;
  sessionKeys: string;
  formerProfilesKey: string;
  pushKeys: string;
  /** Keys of this service: its own signing key first. */
  statementKeys: string;
}

/** The environment of every instance of a service; only PORT differs between them. */
export function serviceEnvironment(around: Surroundings): NodeJS.ProcessEnv {
  const { given, engines, ports, publicUrl, sessionKeys, formerProfilesKey, pushKeys, statementKeys } = around;
  return {
    ...given,
    ...engines,
    ...serviceAddresses(ports),
    HOST: '127.0.0.1',
    PUBLIC_URL: publicUrl,
    SESSION_KEYS: sessionKeys,
    FORMER_PROFILES_KEY: formerProfilesKey,
    PUSH_KEYS: pushKeys,
    STATEMENT_KEYS: statementKeys,
    SUPPORT_EMAIL: given.SUPPORT_EMAIL ?? SUPPORT_EMAIL,
    LOG_LEVEL: given.LOG_LEVEL ?? 'warn',
  };
}
