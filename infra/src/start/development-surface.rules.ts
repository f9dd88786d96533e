import { hostNameOf, isLoopbackName } from '@pothik/contracts/platform';

/** Whether and to whom DEV_SURFACE opens the development surface, by the settings' names. */
export interface OpenSurface {
  DEV_SURFACE: 'on' | 'off';
  HOST: string;
  PUBLIC_URL: string;
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Whether a request for the development surface comes from this machine: Host and X-Forwarded-Host name it, and no proxy
 * says that it carries somebody else's request (X-Forwarded-For, Forwarded). With DEV_SURFACE=on the names of HOST and
 * PUBLIC_URL are right too, and a proxy may carry it.
 */
export function isOfThisMachine(headers: Headers, open: OpenSurface): boolean {
  const isOpened = open.DEV_SURFACE === 'on';
  const opened = isOpened ? [hostNameOf(asAuthority(open.HOST)), hostNameOf(new URL(open.PUBLIC_URL).host)] : [];
  const isRight = (host: string) => {
    const name = hostNameOf(host);
    return name !== undefined && (isLoopbackName(name) || opened.includes(name));
  };
  const hosts = [...itemsOf(headers.host ?? ''), ...itemsOf(headers['x-forwarded-host'])];
  if (!hosts.every(isRight)) return false;
  return isOpened || (headers.forwarded === undefined && itemsOf(headers['x-forwarded-for']).every(isOwnAddress));
}

const itemsOf = (header: string | string[] | undefined): string[] =>
  header === undefined ? [] : [header].flat().flatMap((line) => line.split(',').map((item) => item.trim()));

/** Node shows an IPv4 address so on a socket that takes both. */
const isOwnAddress = (address: string): boolean => isLoopbackName(address.replace(/^::ffff:/i, ''));

/** An address to listen on as in a Host header: IPv6 in brackets. */
const asAuthority = (address: string): string => (address.includes(':') ? `[${address}]` : address);
