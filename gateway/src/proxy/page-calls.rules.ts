import { authHttp } from '@pothik/contracts/auth';
import { API_PREFIX, type Endpoint } from '@pothik/contracts/platform';
import { requestTarget } from './request-target.rules.js';

/** A call that a browser navigates to: whoever is refused there reads a page, not JSON. */
export const isPageCall = ({ produces }: Endpoint): boolean => produces === 'text/html';

/** Where a call answers: below the API's prefix, and `{host}/auth/google`, as every link to it says. */
export function addressesOf({ owner, name, path }: Endpoint): string[] {
  const { googleSignIn } = authHttp;
  const isLink = owner === googleSignIn.owner && name === googleSignIn.name;
  return [`${API_PREFIX}${path}`, ...(isLink ? [path] : [])];
}

/** What its owner is asked, which knows every call below the API's prefix alone. */
export function addressAtOwner(url: string): string {
  const { path, query } = requestTarget(url);
  if (path.startsWith(`${API_PREFIX}/`)) return url;
  return `${API_PREFIX}${path}${query === '' ? '' : `?${query}`}`;
}

/** The page that tells a refused person why, in their language. */
export const refusedAt = (code: string): string => `/login?refusal=${code}`;
