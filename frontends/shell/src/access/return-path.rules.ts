const OURS = 'https://ours.invalid';
const SIGN_IN_PAGES = ['/login', '/register', '/verify', '/forgot-password', '/unauthorized'];

/** A path of this site with its query; undefined for anything that a browser would read as another host. */
export function ownPath(candidate: string | null | undefined): string | undefined {
  if (!candidate?.startsWith('/') || !URL.canParse(candidate, OURS)) return undefined;
  const { origin, pathname, search, hash } = new URL(candidate, OURS);
  // The parsed path may itself begin with two slashes (/.//host), which a browser reads as a host.
  const isAddress = origin !== OURS || pathname.startsWith('//');
  return isAddress || SIGN_IN_PAGES.includes(pathname) ? undefined : `${pathname}${search}${hash}`;
}

/** The log-in page with the path to return to afterwards. */
export function logInPath(wanted: string): string {
  const next = ownPath(wanted);
  return next === undefined || next === '/' ? '/login' : `/login?next=${encodeURIComponent(next)}`;
}
