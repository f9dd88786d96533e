const OURS = 'https://ours.invalid';
const SIGN_IN_PAGES = ['/login', '/register', '/verify', '/forgot-password', '/unauthorized'];

/** A path of ours with its query, never an address: whatever a browser would read as another host is nothing. */
export function ownPath(candidate: string | null | undefined): string | undefined {
  if (!candidate?.startsWith('/') || !URL.canParse(candidate, OURS)) return undefined;
  const { origin, pathname, search, hash } = new URL(candidate, OURS);
  // The parsed path may itself begin with two slashes (/.//host): that would be an address again.
  const isAddress = origin !== OURS || pathname.startsWith('//');
  return isAddress || SIGN_IN_PAGES.includes(pathname) ? undefined : `${pathname}${search}${hash}`;
}

/** The log-in page that remembers where somebody wanted to go. */
export function logInPath(wanted: string): string {
  const next = ownPath(wanted);
  return next === undefined || next === '/' ? '/login' : `/login?next=${encodeURIComponent(next)}`;
}
