const HOST_HEADER = /^[\w.:[\]-]+$/;
const LOOPBACK_IPV4 = /^127(?:\.\d{1,3}){3}$/;
const LOOPBACK_NAME = /^(?:.+\.)?localhost\.?$/i;

/**
 * The name in a Host header: in lower case, without port and final dot, an IPv6 address in brackets. Undefined when the
 * header is missing, or is anything but one host.
 */
export function hostNameOf(host: string | undefined): string | undefined {
  const address = `http://${host}`;
  if (host === undefined || !HOST_HEADER.test(host) || !URL.canParse(address)) return undefined;
  return new URL(address).hostname.replace(/\.$/, '');
}

/**
 * Whether only this machine is reached by that name: 127.0.0.0/8, ::1 (also in brackets, as in a URL), localhost and the
 * names below it (RFC 6761).
 */
export const isLoopbackName = (name: string): boolean =>
  LOOPBACK_IPV4.test(name) || name === '::1' || name === '[::1]' || LOOPBACK_NAME.test(name);
