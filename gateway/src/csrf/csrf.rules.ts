import { DomainError } from '@pothik/contracts/catalogue';
import { hostNameOf, isLoopbackName } from '@pothik/contracts/platform';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface RequestOrigin {
  method: string;
  /** Host header. */
  host: string | undefined;
  origin: string | undefined;
  /** Sec-Fetch-Site, sent by every browser. */
  fetchSite: string | undefined;
}

export interface AllowedOrigins {
  /** PUBLIC_URL's, and those of ALLOWED_ORIGINS. */
  origins: ReadonlySet<string>;
  /** PUBLIC_URL's: `https:` or `http:`. */
  protocol: string;
}

/**
 * Refuses a browser's unsafe request unless it comes from its own origin or from a listed one. A request with neither
 * Origin nor Sec-Fetch-Site does not come from a browser and is allowed.
 * @throws DomainError request/origin-refused
 */
export function refuseCrossSiteRequest(request: RequestOrigin, allowed: AllowedOrigins): void {
  if (SAFE_METHODS.has(request.method)) return;
  if (request.origin === undefined) {
    if (request.fetchSite === undefined || request.fetchSite === 'same-origin') return;
    throw new DomainError('request/origin-refused');
  }
  if (allowed.origins.has(request.origin) || request.origin === ownOrigin(request.host, allowed.protocol)) return;
  throw new DomainError('request/origin-refused');
}

/** The origin of a page at that host: of http on this machine, elsewhere of PUBLIC_URL's scheme. */
function ownOrigin(host: string | undefined, protocol: string): string | undefined {
  const name = hostNameOf(host);
  return name === undefined ? undefined : new URL(`${isLoopbackName(name) ? 'http:' : protocol}//${host}`).origin;
}
