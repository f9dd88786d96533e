import { cookieNameOf } from './cookie.rules.js';
import { COOKIE } from './cookies.js';

const SECRETS = [COOKIE.access, COOKIE.refresh, COOKIE.googleSignIn, COOKIE.registration, COOKIE.knownBrowser];
const READABLE = [COOKIE.signedIn, COOKIE.language, COOKIE.sidebar];

describe('the name of a cookie', () => {
  it.each(SECRETS)('%s, a secret, belongs to the one host under https', (cookie) => {
    expect(cookieNameOf(cookie, true)).toBe(`__Host-${cookie}`);
  });

  it.each(READABLE)('%s, which pages read, is the same under https', (cookie) => {
    expect(cookieNameOf(cookie, true)).toBe(cookie);
  });

  it.each(Object.values(COOKIE))('%s is the plain one under http', (cookie) => {
    expect(cookieNameOf(cookie, false)).toBe(cookie);
  });
});
