import { hostNameOf, isLoopbackName } from '@pothik/contracts/platform';

/** The hosts at which the gateway answers. A port does not matter: whoever owns the name owns all its ports. */
export interface AdmittedHosts {
  /** Without a port, and as the settings' addresses write them: those need no parsing when they come. */
  names: ReadonlySet<string | undefined>;
  /** Whether it answers to every name that only this machine has. */
  hasLoopback: boolean;
}

/** The settings that decide it, by their names in the environment. */
export interface HostSettings {
  HOST: string;
  PUBLIC_URL: string;
  ALLOWED_ORIGINS: readonly string[];
  ALLOWED_HOSTS: readonly string[];
}

/** Probes ask by the address of a container. */
const HEALTH = new Set(['/health/live', '/health/ready']);

/** PUBLIC_URL's host, those of ALLOWED_ORIGINS and ALLOWED_HOSTS; loopback names while HOST or PUBLIC_URL is this machine. */
export function admittedHosts({ HOST, PUBLIC_URL, ALLOWED_ORIGINS, ALLOWED_HOSTS }: HostSettings): AdmittedHosts {
  const ofAddresses = [PUBLIC_URL, ...ALLOWED_ORIGINS].map((address) => new URL(address).host);
  const [ofPublicUrl = '', ...others] = [...ofAddresses, ...ALLOWED_HOSTS].map(hostNameOf);
  return {
    names: new Set([ofPublicUrl, ...others, ...ofAddresses]),
    hasLoopback: isLoopbackName(HOST) || isLoopbackName(ofPublicUrl),
  };
}

/**
 * Whether a request is for us. A page of another site can make a name of its own point to this address (DNS rebinding) and
 * would share our origin; its requests carry that name.
 */
export function isAdmitted(
  { host, url }: { host: string | undefined; url: string },
  { names, hasLoopback }: AdmittedHosts,
): boolean {
  if (HEALTH.has(url.split('?')[0] ?? '')) return true;
  if (host !== undefined && names.has(host)) return true;
  const name = hostNameOf(host);
  return name !== undefined && (names.has(name) || (hasLoopback && isLoopbackName(name)));
}
