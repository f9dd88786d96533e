/** One address of a name, as the machine's resolver returns it. */
export interface ResolvedAddress {
  address: string;
  family: number;
}

/** `dns+http://ride:8080`: every address that DNS has for the name is an instance. */
const NAME_OF_MANY = /^dns\+(http:\/\/.+)$/;

/** Whether an address means every instance that DNS lists under its name, not a single address. */
export const isNameOfMany = (address: string): boolean => NAME_OF_MANY.test(address);

/** The host to look up in DNS. */
export const hostOf = (name: string): string => new URL(plainAddress(name)).hostname;

/** The address without the prefix: a connection to it reaches some instance. */
export const plainAddress = (address: string): string => address.replace(NAME_OF_MANY, '$1');

/**
 * The instances of a name, always in the same order. An instance with addresses of both kinds counts once: IPv6
 * addresses are used only if there is no IPv4 address.
 */
export function addressesOf(name: string, resolved: readonly ResolvedAddress[]): string[] {
  const { port } = new URL(plainAddress(name));
  const older = resolved.filter(({ family }) => family === 4);
  const chosen = older.length > 0 ? older : resolved;
  const hosts = chosen.map(({ address, family }) => (family === 6 ? `[${address}]` : address));
  return [...new Set(hosts)].sort().map((host) => `http://${host}${port === '' ? '' : `:${port}`}`);
}
