import type { Role } from '@pothik/contracts/platform';
import { callbackAddress, pageOfOurs, refusedAt, whereGoogleLeads } from './google-address.rules.js';

describe('a page of the web app', () => {
  it.each(['/', '/about', '/rider/rides/64f0?tab=map#top', '/driver/register?vehicleRegistered=true', '/authors'])(
    'is %s',
    (path) => expect(pageOfOurs(path)).toBe(path),
  );

  it.each([
    undefined,
    '',
    'about',
    '//elsewhere.test',
    '/\\elsewhere.test',
    '/\t/elsewhere.test',
    '/.//elsewhere.test',
    'https://elsewhere.test/',
    'javascript:alert(1)',
    '/api/v1/user/get-me',
    '/auth/google',
    '/dev/mail',
    '/login',
    '/forgot-password',
    '/login?next=/about',
    `/${'x'.repeat(1_000)}`,
  ])('is never %j', (candidate) => expect(pageOfOurs(candidate)).toBeUndefined());
});

describe('where log-in, with or without Google, redirects to', () => {
  it.each<[Role, string]>([
    ['RIDER', '/'],
    ['DRIVER', '/driver'],
    ['ADMIN', '/admin'],
    ['SUPER_ADMIN', '/admin'],
  ])('%s: %s', (role, home) => expect(whereGoogleLeads(role, undefined, false)).toBe(home));

  it.each<[Role, string]>([
    ['RIDER', '/rider/activity'],
    ['RIDER', '/driver/register'],
    ['DRIVER', '/driver/earnings'],
    ['ADMIN', '/admin/sos'],
    ['SUPER_ADMIN', '/profile?edit=1'],
  ])('%s: the page that a guard refused, %s', (role, page) => expect(whereGoogleLeads(role, page, true)).toBe(page));

  it.each<[Role, string, string]>([
    ['RIDER', '/admin', '/'],
    ['RIDER', '/driver', '/'],
    ['DRIVER', '/driver/register', '/driver'],
    ['DRIVER', '/rider/activity', '/driver'],
    ['ADMIN', '/rider', '/admin'],
    ['RIDER', 'https://elsewhere.test/', '/'],
  ])('%s: not to %s, which the role may not see', (role, page, home) =>
    expect(whereGoogleLeads(role, page, false)).toBe(home),
  );

  it('/rider/current-ride for a RIDER with an open ride only', () => {
    expect(whereGoogleLeads('RIDER', undefined, true)).toBe('/rider/current-ride');
    expect(whereGoogleLeads('RIDER', '/admin', true)).toBe('/rider/current-ride');
    expect(whereGoogleLeads('DRIVER', undefined, true)).toBe('/driver');
  });

  it('/login with the reason when refused', () => {
    expect(refusedAt('auth/user-deleted')).toBe('/login?refusal=auth/user-deleted');
  });

  it('has the page that a guard refused, if there was one', () => {
    expect(refusedAt('auth/second-factor-required', '/admin/rides?page=2')).toBe(
      '/login?refusal=auth/second-factor-required&next=%2Fadmin%2Frides%3Fpage%3D2',
    );
  });
});

describe('the callback address for Google', () => {
  const path = '/api/v1/auth/google/callback';

  it('is below PUBLIC_URL, whatever host was requested', () => {
    const ours = `https://pothik.test${path}`;
    for (const host of [undefined, 'pothik.test', 'elsewhere.test', '127.0.0.1', 'localhost:443', '@elsewhere.test'])
      expect(callbackAddress(host, 'https://pothik.test')).toBe(ours);
  });

  it('has the host name by which the browser reached this machine', () => {
    const publicUrl = 'http://localhost:8080';
    expect(callbackAddress('127.0.0.1:8080', publicUrl)).toBe(`http://127.0.0.1:8080${path}`);
    expect(callbackAddress('localhost:8080', publicUrl)).toBe(`http://localhost:8080${path}`);
    expect(callbackAddress('[::1]:8080', publicUrl)).toBe(`http://[::1]:8080${path}`);
    expect(callbackAddress('127.0.0.1:8081', publicUrl)).toBe(`http://localhost:8080${path}`);
    expect(callbackAddress('elsewhere.test:8080', publicUrl)).toBe(`http://localhost:8080${path}`);
  });
});
