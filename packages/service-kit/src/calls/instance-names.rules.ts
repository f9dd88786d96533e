/** One address of a name, as the resolver of the machine tells it. */
export interface ResolvedAddress {
  address: string;
  family: number;
}

/** `dns+http://ride:8080`: every address that DNS has for the name is a instance of its own. */
const NAME_OF_MANY = /^dns\+(http:\/\/.+)$/;

/** Whether it stands for every instance that DNS knows by its name, and not for one address. */
export const isNameOfMany = (address: string): boolean => NAME_OF_MANY.test(address);

/** The host to ask DNS for. */
export const hostOf = (name: string): string => new URL(plainAddress(name)).hostname;

/** The address as a connection could be made to it without asking for all instances. */
export const plainAddress = (address: string): string => address.replace(NAME_OF_MANY, '$1');

/**
 * The instances a name stands for, always in the same order. A instance with addresses of both kinds is one instance, so IPv6
 * counts only where there is no IPv4.
 */
export function addressesOf(name: string, resolved: readonly ResolvedAddress[]): string[] {
  const { port } = new URL(plainAddress(name));
  const older = resolved.filter(({ family }) => family === 4);
  const chosen = older.length > 0 ? older : resolved;
  const hosts = chosen.map(({ address, family }) => (family === 6 ? `[${address}]` : address));
  return [...new Set(hosts)].sort().map((host) => `http://${host}${port === '' ? '' : `:${port}`}`);
}
