import { authRoutes } from '@pothik/contracts/routes';
import { ownPath } from '../../access/return-path.rules';

/** A page on the way to log-in, with the path to return to if there is one. */
export const withNext = (page: string, next: string | null): string => withPath(page, 'next', next);

/** Where sign-in with Google begins: a path of the server, which redirects back by itself. */
export const googlePath = (next: string | null): string => withPath(authRoutes.googleSignIn.path, 'returnTo', next);

function withPath(page: string, name: string, next: string | null): string {
  const wanted = ownPath(next);
  return wanted === undefined ? page : `${page}?${name}=${encodeURIComponent(wanted)}`;
}
