import { authHttp } from '@pothik/contracts/auth';
import { addressAtOwner, addressesOf, isPageCall } from './page-calls.rules.js';

describe('where a call answers', () => {
  it('is below the API’s prefix', () => {
    expect(addressesOf(authHttp.login)).toEqual(['/api/v1/auth/login']);
    expect(addressesOf(authHttp.googleCallback)).toEqual(['/api/v1/auth/google/callback']);
  });

  it('is also the host’s root for /auth/google, as the spec’s link asks', () => {
    expect(addressesOf(authHttp.googleSignIn)).toEqual(['/api/v1/auth/google', '/auth/google']);
  });
});

describe('what the owner of a call is asked', () => {
  it.each([
    ['/auth/google', '/api/v1/auth/google'],
    ['/auth/google?returnTo=%2Fa%3Fb%3Dc', '/api/v1/auth/google?returnTo=%2Fa%3Fb%3Dc'],
    ['http://pothik.test/auth/google?returnTo=/a', '/api/v1/auth/google?returnTo=/a'],
    ['/api/v1/auth/google?returnTo=/a', '/api/v1/auth/google?returnTo=/a'],
    ['/api/v1/user/get-me', '/api/v1/user/get-me'],
  ])('for %s is %s', (url, expected) => expect(addressAtOwner(url)).toBe(expected));
});

describe('a call that a browser navigates to', () => {
  it('is Google’s sign-in, there and back, and no other of auth', () => {
    const pages = Object.values(authHttp).filter(isPageCall);
    expect(pages).toEqual([authHttp.googleSignIn, authHttp.googleCallback]);
  });
});
