import { pathAfterLogIn } from './after-log-in.rules';

describe('where log-in leads', () => {
  it('to the page that a guard refused, if the role may see it', () => {
    expect(pathAfterLogIn('DRIVER', '/driver/ride-request', false)).toBe('/driver/ride-request');
    expect(pathAfterLogIn('RIDER', '/driver/register', true)).toBe('/driver/register');
    expect(pathAfterLogIn('RIDER', '/rider/activity?page=2', false)).toBe('/rider/activity?page=2');
    expect(pathAfterLogIn('ADMIN', '/admin/users?role=RIDER', false)).toBe('/admin/users?role=RIDER');
    expect(pathAfterLogIn('RIDER', '/admin', false)).toBe('/');
    expect(pathAfterLogIn('DRIVER', '/driver/register', false)).toBe('/driver');
  });

  it('otherwise home or to the open ride for riders, and to their area for all others', () => {
    expect(pathAfterLogIn('RIDER', null, false)).toBe('/');
    expect(pathAfterLogIn('RIDER', null, true)).toBe('/rider/current-ride');
    expect(pathAfterLogIn('DRIVER', null, false)).toBe('/driver');
    expect(pathAfterLogIn('ADMIN', '//evil.example', false)).toBe('/admin');
    expect(pathAfterLogIn('SUPER_ADMIN', null, false)).toBe('/admin');
  });
});
