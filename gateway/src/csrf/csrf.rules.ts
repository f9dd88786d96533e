import { DomainError } from '@pothik/contracts/catalogue';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface RequestOrigin {
  method: string;
  /** Host header. */
  host: string | undefined;
  origin: string | undefined;
  /** Sec-Fetch-Site, sent by every browser. */
  fetchSite: string | undefined;
}

/**
 * Refuses a browser's unsafe request unless it comes from its own host or from a listed origin. A request with neither
 * Origin nor Sec-Fetch-Site does not come from a browser and is allowed.
 * @throws DomainError request/origin-refused
 */
export function refuseCrossSiteRequest(request: RequestOrigin, allowedOrigins: ReadonlySet<string>): void {
  if (SAFE_METHODS.has(request.method)) return;
  if (request.origin === undefined) {
    if (request.fetchSite === undefined || request.fetchSite === 'same-origin') return;
    throw new DomainError('request/origin-refused');
  }
  if (allowedOrigins.has(request.origin) || hostOf(request.origin) === request.host) return;
  throw new DomainError('request/origin-refused');
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
