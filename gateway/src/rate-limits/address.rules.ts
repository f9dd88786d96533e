import ipaddr from 'ipaddr.js';

/** An IPv6 network that one household or one mobile phone gets: its holder can use every address in it. */
const NETWORK_BITS = 64;
/** Counts together whatever a proxy reports instead of an address. */
const UNREADABLE = 'unreadable';

const WITH_PORT = /^\[([^\]]*)\](?::\d+)?$|^(\d+(?:\.\d+){3}):\d+$/;
const ZONE = /%.*$/s;

/**
 * The name under which the calls of an address are counted: an IPv4 address as it is, IPv6 as its /64 network. An IPv4
 * address mapped into IPv6 is that IPv4 address; a port (`1.2.3.4:80`, `[::1]:80`) and a zone (`fe80::1%eth0`) are dropped.
 */
export function countedAddress(reported: string): string {
  const [, inBrackets, beforePort] = WITH_PORT.exec(reported.trim()) ?? [];
  const address = (inBrackets ?? beforePort ?? reported.trim()).replace(ZONE, '');
  // The library reads IPv4 in hexadecimal, octal and with fewer parts too; no proxy writes it so.
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return ipaddr.IPv4.parse(address).toString();
  if (!ipaddr.IPv6.isValid(address)) return UNREADABLE;
  const long = ipaddr.IPv6.parse(address);
  if (long.isIPv4MappedAddress()) return long.toIPv4Address().toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${long}/${NETWORK_BITS}`)}/${NETWORK_BITS}`;
}
