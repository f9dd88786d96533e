import { COOKIE } from './cookies.js';

/** The name of a cookie in the table; what it is called in the browser depends on https. */
export type CookieName = (typeof COOKIE)[keyof typeof COOKIE];

/** Cookies that the pages' scripts read and write. All others are secrets: httpOnly. */
const READABLE: ReadonlySet<CookieName> = new Set([COOKIE.signedIn, COOKIE.language, COOKIE.sidebar]);

/**
 * What a cookie is called in the browser. Under https a secret's name begins with `__Host-`: browsers accept it only as
 * Secure, with the path / and without a domain, so that no other host and no http page can set it.
 */
export const cookieNameOf = (cookie: CookieName, isHttps: boolean): string =>
  isHttps && !READABLE.has(cookie) ? `__Host-${cookie}` : cookie;
