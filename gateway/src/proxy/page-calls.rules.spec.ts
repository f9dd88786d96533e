import { authHttp } from '@pothik/contracts/auth';
import { isPageCall, pathsOf, urlAtOwner } from './page-calls.rules.js';

describe('the paths of a call', () => {
  it('are below the API’s prefix', () => {
    expect(pathsOf(authHttp.login)).toEqual(['/api/v1/auth/login']);
    expect(pathsOf(authHttp.googleCallback)).toEqual(['/api/v1/auth/google/callback']);
  });

  it('include /auth/google without the prefix, because links in the specification lead there', () => {
    expect(pathsOf(authHttp.googleSignIn)).toEqual(['/api/v1/auth/google', '/auth/google']);
  });
});

describe('the URL at the owner of a call', () => {
  it.each([
    ['/auth/google', '/api/v1/auth/google'],
    ['/auth/google?returnTo=%2Fa%3Fb%3Dc', '/api/v1/auth/google?returnTo=%2Fa%3Fb%3Dc'],
    ['http://pothik.test/auth/google?returnTo=/a', '/api/v1/auth/google?returnTo=/a'],
    ['/api/v1/auth/google?returnTo=/a', '/api/v1/auth/google?returnTo=/a'],
    ['/api/v1/user/get-me', '/api/v1/user/get-me'],
  ])('for %s is %s', (url, expected) => expect(urlAtOwner(url)).toBe(expected));
});

describe('a call that a browser navigates to', () => {
  it('is Google’s sign-in or its callback, and no other call of auth', () => {
    const pages = Object.values(authHttp).filter(isPageCall);
    expect(pages).toEqual([authHttp.googleSignIn, authHttp.googleCallback]);
  });
});
