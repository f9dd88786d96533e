import { maySee } from './access.rules';
import { logInPath, ownPath, pathAfterLogIn } from './return-path.rules';

describe('the remembered path', () => {
  it('is a path of ours with its query', () => {
    expect(ownPath('/rider/activity?page=2')).toBe('/rider/activity?page=2');
  });

  it.each([
    'https://evil.example/rider',
    '//evil.example/rider',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'rider',
    '',
    null,
  ])('is never an address: %s', (candidate) => {
    expect(ownPath(candidate)).toBeUndefined();
  });

  it('never leads back to signing in', () => {
    expect(ownPath('/login?next=/rider')).toBeUndefined();
  });

  it('stands in the log-in page’s address', () => {
    expect(logInPath('/rider/activity?page=2')).toBe('/login?next=%2Frider%2Factivity%3Fpage%3D2');
    expect(logInPath('//evil.example')).toBe('/login');
  });
});

describe('where log-in leads', () => {
  it('to the page a guard turned away, if the role may see it', () => {
    expect(pathAfterLogIn('DRIVER', '/driver/ride-request', false)).toBe('/driver/ride-request');
    expect(pathAfterLogIn('RIDER', '/driver/register', true)).toBe('/driver/register');
    expect(pathAfterLogIn('RIDER', '/admin', false)).toBe('/');
    expect(pathAfterLogIn('DRIVER', '/driver/register', false)).toBe('/driver');
  });

  it('else home for riders, or to their open ride, and to their area for all others', () => {
    expect(pathAfterLogIn('RIDER', null, false)).toBe('/');
    expect(pathAfterLogIn('RIDER', null, true)).toBe('/rider/current-ride');
    expect(pathAfterLogIn('DRIVER', null, false)).toBe('/driver');
    expect(pathAfterLogIn('ADMIN', '//evil.example', false)).toBe('/admin');
    expect(pathAfterLogIn('SUPER_ADMIN', null, false)).toBe('/admin');
  });
});

it('an area is for its own roles; registering as driver is for riders; the rest is everybody’s', () => {
  expect(maySee('ADMIN', '/admin/sos')).toBe(true);
  expect(maySee('ADMIN', '/admin/users')).toBe(false);
  expect(maySee('SUPER_ADMIN', '/admin/users')).toBe(true);
  expect(maySee('RIDER', '/admin')).toBe(false);
  expect(maySee('DRIVER', '/rider')).toBe(false);
  expect(maySee('DRIVER', '/driver/register')).toBe(false);
  expect(maySee('RIDER', '/driver-stories')).toBe(true);
});
