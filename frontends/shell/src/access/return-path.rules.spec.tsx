import { logInPath, ownPath } from './return-path.rules';

describe('the return path', () => {
  it('is a path of this site with its query', () => {
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
  ])('never leads to another host: %s', (candidate) => {
    expect(ownPath(candidate)).toBeUndefined();
  });

  it('never leads back to log-in', () => {
    expect(ownPath('/login?next=/rider')).toBeUndefined();
  });

  it('is a parameter of the log-in page', () => {
    expect(logInPath('/rider/activity?page=2')).toBe('/login?next=%2Frider%2Factivity%3Fpage%3D2');
    expect(logInPath('//evil.example')).toBe('/login');
  });
});
