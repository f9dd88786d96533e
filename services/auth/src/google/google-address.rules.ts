import { API_PREFIX, type Role } from '@pothik/contracts/platform';

/** Where Google leads back to, below the platform's address; registered with Google as it stands here. */
export const GOOGLE_CALLBACK_PATH = `${API_PREFIX}/auth/google/callback`;

const OURS = 'https://ours.invalid';
const LONGEST_PATH = 1_000;
/** Not pages of the web app: log-in never leads there. */
const NEVER_PAGES = /^\/(?:api|internal|dev|auth|health|login|register|verify|forgot-password|unauthorized)(?:\/|$)/;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A path of ours with its query, never an address: whatever a browser would read as another host is nothing. */
export function pageOfOurs(candidate: string | undefined): string | undefined {
  if (!candidate?.startsWith('/') || candidate.length > LONGEST_PATH || !URL.canParse(candidate, OURS))
    return undefined;
  const { origin, pathname, search, hash } = new URL(candidate, OURS);
  // The parsed path may itself begin with two slashes (/.//host): that would be an address again.
  if (origin !== OURS || pathname.startsWith('//') || NEVER_PAGES.test(pathname)) return undefined;
  return `${pathname}${search}${hash}`;
}

/**
 * The page a guard turned away, if the role may see it; else RIDER / (open ride: /rider/current-ride), DRIVER /driver, ADMIN
 * and SUPER_ADMIN /admin.
 */
export function whereGoogleLeads(role: Role, returnTo: string | undefined, hasOpenRide: boolean): string {
  const wanted = pageOfOurs(returnTo);
  if (wanted !== undefined && maySee(role, new URL(wanted, OURS).pathname)) return wanted;
  return role === 'RIDER' && hasOpenRide ? '/rider/current-ride' : HOME_OF[role];
}

const HOME_OF: Readonly<Record<Role, string>> = {
  RIDER: '/',
  DRIVER: '/driver',
  ADMIN: '/admin',
  SUPER_ADMIN: '/admin',
};

const AREAS: readonly { path: RegExp; roles: readonly Role[] }[] = [
  { path: /^\/driver\/register$/, roles: ['RIDER'] },
  { path: /^\/rider(?:\/|$)/, roles: ['RIDER'] },
  { path: /^\/driver(?:\/|$)/, roles: ['DRIVER'] },
  { path: /^\/admin(?:\/|$)/, roles: ['ADMIN', 'SUPER_ADMIN'] },
];

const maySee = (role: Role, path: string): boolean =>
  AREAS.find((area) => area.path.test(path))?.roles.includes(role) ?? true;

/** Where a refused person reads why; the page says it in their language. */
export const refusedAt = (code: string): string => `/login?refusal=${code}`;

/**
 * Google leads back to `PUBLIC_URL`. On this machine a browser may call the platform localhost or 127.0.0.1, and keeps
 * cookies for each: it is led back to the name it came by.
 */
export function callbackAddress(host: string | undefined, publicUrl: string): string {
  const ours = new URL(publicUrl);
  const asked = URL.canParse(`${ours.protocol}//${host}`) ? new URL(`${ours.protocol}//${host}`) : ours;
  const isSameMachine = LOOPBACK.has(ours.hostname) && LOOPBACK.has(asked.hostname) && asked.port === ours.port;
  return new URL(GOOGLE_CALLBACK_PATH, isSameMachine ? asked.origin : ours).href;
}
