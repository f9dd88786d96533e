import { DomainError, type ErrorCode } from '@pothik/contracts/catalogue';
import type { Endpoint } from '@pothik/contracts/platform';

/** What of a request says who sent it, and whether it can be renewed. */
export interface Sender {
  origin?: string | undefined;
  /** Sec-Fetch-Site; over plain http browsers send none. */
  fetchSite?: string | undefined;
  /** The header that our pages send with every call. */
  page?: string | undefined;
  refreshToken?: string | undefined;
}

const RENEWABLE: ReadonlySet<ErrorCode> = new Set(['auth/session-expired', 'auth/session-stale']);

/**
 * Whether the gateway renews the session of a refused call: an expired or stale one that came with a refresh cookie, from a
 * client that is no page. Pages renew in one tab at a time, and never wait for a picture. A PUBLIC call needs no session.
 */
export function isRenewable(
  refusal: unknown,
  { access, produces = '' }: Pick<Endpoint, 'access' | 'produces'>,
  { origin, fetchSite, page, refreshToken }: Sender,
): refusal is DomainError {
  if (!(refusal instanceof DomainError) || !RENEWABLE.has(refusal.code)) return false;
  if (access === 'PUBLIC' || produces.startsWith('image/')) return false;
  if (origin !== undefined || fetchSite !== undefined || page !== undefined) return false;
  return refreshToken !== undefined && refreshToken !== '';
}

/** The value of a cookie that lines of Set-Cookie set; undefined when they set none. */
export function valueSet(cookie: string, setCookies: readonly string[]): string | undefined {
  const line = setCookies.findLast((one) => one.startsWith(`${cookie}=`));
  return line?.slice(cookie.length + 1).split(';')[0] || undefined;
}
