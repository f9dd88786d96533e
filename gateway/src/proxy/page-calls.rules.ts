import { authHttp } from '@pothik/contracts/auth';
import { API_PREFIX, type Endpoint } from '@pothik/contracts/platform';
import { requestTarget } from './request-target.rules.js';

/** A call that a browser navigates to: a refusal must be a page, not JSON. */
export const isPageCall = ({ produces }: Endpoint): boolean => produces === 'text/html';

/** The gateway's paths of a call: below the API's prefix, and also `/auth/google`, where links to it lead. */
export function pathsOf({ owner, name, path }: Endpoint): string[] {
  const { googleSignIn } = authHttp;
  const isLink = owner === googleSignIn.owner && name === googleSignIn.name;
  return [`${API_PREFIX}${path}`, ...(isLink ? [path] : [])];
}

/** The URL at the owner, which serves calls only below the API's prefix. */
export function urlAtOwner(url: string): string {
  const { path, query } = requestTarget(url);
  if (path.startsWith(`${API_PREFIX}/`)) return url;
  return `${API_PREFIX}${path}${query === '' ? '' : `?${query}`}`;
}

/** The page that shows the reason of a refusal, in the person's language. */
export const refusalPage = (code: string): string => `/login?refusal=${code}`;
