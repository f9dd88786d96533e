import { googlePath, withNext } from './account-path.rules';

it('a page on the way to log-in carries the return path', () => {
  expect(withNext('/verify', '/rider/rides?page=2')).toBe('/verify?next=%2Frider%2Frides%3Fpage%3D2');
  expect(withNext('/verify', null)).toBe('/verify');
  expect(withNext('/verify', '//evil.example')).toBe('/verify');
});

it('sign-in with Google carries the return path', () => {
  expect(googlePath('/driver')).toBe('/auth/google?returnTo=%2Fdriver');
});

it('sign-in with Google never returns to another host', () => {
  expect(googlePath('//evil.example')).toBe('/auth/google');
  expect(googlePath(null)).toBe('/auth/google');
});
