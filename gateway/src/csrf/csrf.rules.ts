import { DomainError } from '@pothik/contracts/catalogue';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface RequestOrigin {
  method: string;
  /** The request's own Host header. */
  host: string | undefined;
  origin: string | undefined;
  /** Sec-Fetch-Site, sent by every browser. */
  fetchSite: string | undefined;
}

/**
 * An unsafe request of a browser must come from an allowed origin: the request's own host, or one that is listed. A request
 * with neither Origin nor Sec-Fetch-Site is not a browser's, and is allowed.
 */
export function refuseCrossSiteRequest(facts: RequestOrigin, allowed: ReadonlySet<string>): void {
  if (SAFE_METHODS.has(facts.method)) return;
  if (facts.origin === undefined) {
    if (facts.fetchSite === undefined || facts.fetchSite === 'same-origin') return;
    throw new DomainError('request/origin-refused');
  }
  if (allowed.has(facts.origin) || hostOf(facts.origin) === facts.host) return;
  throw new DomainError('request/origin-refused');
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
