import { API_PREFIX, isLoopbackName, type Role } from '@pothik/contracts/platform';

/** The callback path below the platform's address; registered with Google exactly so. */
export const GOOGLE_CALLBACK_PATH = `${API_PREFIX}/auth/google/callback`;

const OURS = 'https://ours.invalid';
const LONGEST_PATH = 1_000;
/** Not pages of the web app: log-in never redirects there. */
const NEVER_PAGES = /^\/(?:api|internal|dev|auth|health|login|register|verify|forgot-password|unauthorized)(?:\/|$)/;

/** A path of the web app with its query; undefined for anything that a browser could read as another host. */
export function pageOfOurs(candidate: string | undefined): string | undefined {
  if (!candidate?.startsWith('/') || candidate.length > LONGEST_PATH || !URL.canParse(candidate, OURS))
    return undefined;
  const { origin, pathname, search, hash } = new URL(candidate, OURS);
  // The parsed path may itself begin with two slashes (/.//host), which a browser reads as a host.
  if (origin !== OURS || pathname.startsWith('//') || NEVER_PAGES.test(pathname)) return undefined;
  return `${pathname}${search}${hash}`;
}

/**
 * The page that a guard refused, if the role may see it; else / for RIDER (/rider/current-ride during an open ride), /driver
 * for DRIVER, /admin for ADMIN and SUPER_ADMIN.
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

/**
 * The log-in page with the reason of a refusal, which it shows in the person's language, and the page that a guard refused,
 * to which it leads once the log-in is complete.
 */
export const refusedAt = (code: string, next?: string): string =>
  `/login?refusal=${code}${next === undefined ? '' : `&next=${encodeURIComponent(next)}`}`;

/**
 * Google redirects back to `PUBLIC_URL`. On this machine a browser may use localhost or 127.0.0.1, with separate cookies
 * for each: it is redirected to the name it came by.
 */
export function callbackAddress(host: string | undefined, publicUrl: string): string {
  const ours = new URL(publicUrl);
  const asked = URL.canParse(`${ours.protocol}//${host}`) ? new URL(`${ours.protocol}//${host}`) : ours;
  const isSameMachine = isLoopbackName(ours.hostname) && isLoopbackName(asked.hostname) && asked.port === ours.port;
  return new URL(GOOGLE_CALLBACK_PATH, isSameMachine ? asked.origin : ours).href;
}
