import { isOurPage, keepingOf, leftCaches } from './keeping.rules';

const REMOTE = '/remotes/rider/0123456789ab';

describe('a navigation', () => {
  it.each(['/', '/about', '/rider/current-ride', '/rider/rides/', '/v1.2/page', '/developers', '/apiary', '/safety'])(
    'to %s gets the kept page without a network',
    (path) => expect(keepingOf(path, true)).toBe('page'),
  );

  it.each(['/api/v1/auth/google', '/api/docs', '/internal/x', '/health/live', '/dev/mail', '/dev', '/logo.svg'])(
    'to %s is left to the browser',
    (path) => expect(keepingOf(path, true)).toBeUndefined(),
  );
});

describe('a file', () => {
  it.each([
    ['/js/main.0123abcd.js', 'shell'],
    ['/css/main.0123abcd.css', 'shell'],
    [`${REMOTE}/mf-manifest.json`, 'remotes'],
    [`${REMOTE}/remoteEntry.js`, 'remotes'],
    [`${REMOTE}/js/routes.0123abcd.js`, 'remotes'],
    ['/remotes.json', 'changing'],
    ['/theme.js', 'changing'],
    ['/logo.svg', 'changing'],
    ['/manifest.en.webmanifest', 'changing'],
    ['/manifest.bn.webmanifest', 'changing'],
    ['/icons/icon-192.png', 'changing'],
    ['/icons/maskable-512.png', 'changing'],
    ['/fonts/hind-siliguri-latin-400.woff2', 'changing'],
  ])('%s is kept as %s', (path, keeping) => expect(keepingOf(path, false)).toBe(keeping));

  it.each([
    '/',
    '/sw.js',
    '/js/main.js',
    '/api/v1/user/get-me',
    '/api/v1/notification/stream',
    '/api/v1/user/pictures/0123abcd.webp',
    '/map.json',
    '/map/dhaka.0123abcd.pmtiles',
    '/dev/mail.js',
    '/remotes/rider/latest/remoteEntry.js',
  ])('%s is not kept', (path) => expect(keepingOf(path, false)).toBeUndefined());
});

describe('a shared ride', () => {
  it.each([
    '/s',
    '/s/',
    '/s/kP3vXq0aT1mZ9bYc7dWe2g',
    '/s/kP3vXq0aT1mZ9bYc7dWe2g/',
    '/s/kP3v/map',
    '/s/kP3v/picture.webp',
  ])('%s is never kept, neither as a page nor as a file', (path) =>
    expect([keepingOf(path, true), keepingOf(path, false)]).toEqual([undefined, undefined]),
  );
});

describe('the kept page', () => {
  const ours = { 'content-security-policy': "script-src 'self' 'nonce-abc'" };

  it.each([
    ['of the shell is kept', 200, ours, true],
    ['is not replaced by a refusal', 503, ours, false],
    ['is not replaced by a page of others', 200, { 'content-security-policy': "default-src 'none'" }, false],
    ['is not replaced by a page without a policy', 200, {}, false],
  ])('%s', (_name, status, headers, kept) => expect(isOurPage(status, new Headers(headers as HeadersInit))).toBe(kept));
});

it('caches of an earlier worker are dropped, those of others are not ours', () => {
  expect(leftCaches(['pothik-page-0', 'pothik-page-1', 'pothik-shell-1', 'another'])).toEqual(['pothik-page-0']);
});
