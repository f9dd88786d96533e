import { isLoopbackName } from '@pothik/contracts/platform';

/** The push services of browsers: Chrome's, Firefox's; in whole domains those of Safari and Edge. */
const HOSTS: readonly string[] = ['fcm.googleapis.com', 'updates.push.services.mozilla.com'];
const DOMAINS: readonly string[] = ['push.apple.com', 'notify.windows.com'];

/**
 * Whether a client may name this address as its push service: otherwise the server would post to whatever address a client
 * likes. `further`: origins that an operator added.
 */
export function isPushService(endpoint: string, further: readonly string[] = []): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, origin, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (further.includes(origin)) return true;
  const isKnown = HOSTS.includes(hostname) || DOMAINS.some((domain) => hostname.endsWith(`.${domain}`));
  return isKnown && protocol === 'https:' && port === '';
}

/** The origins of a comma list; undefined when one is no origin, or neither https nor of this machine. */
export function furtherServices(list: string | undefined): string[] | undefined {
  const named = (list ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '');
  return named.every(isOrigin) ? named : undefined;
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  return origin === text && (protocol === 'https:' || (protocol === 'http:' && isLoopbackName(hostname)));
}
