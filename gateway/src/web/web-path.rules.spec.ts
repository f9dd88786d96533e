import { belongsToRemotes, cacheControlOf, isPage } from './web-path.rules.js';

describe('a path of the web app', () => {
  it.each(['', 'rider/current-ride', 'rider/rides/', 'v1.2/page', 'index.html'])('“%s” is a page', (path) => {
    expect(isPage(path)).toBe(true);
  });

  it.each([
    'theme.js',
    'manifest.bn.webmanifest',
    '.env',
    'js/main.0123abcd.js',
    'js/index.html',
    '.well-known/security.txt',
  ])('“%s” is a file', (path) => {
    expect(isPage(path)).toBe(false);
  });

  it('is served from next to the shell when it belongs to a remote', () => {
    expect(['remotes.json', 'remotes/rider/a.js', 'remotest.js', 'js/a.js'].map(belongsToRemotes)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('Cache-Control', () => {
  it.each(['/web/shell/js/main.0123abcd.js', '/web/remotes/rider/0123456789ab/mf-manifest.json'])(
    'is immutable for %s',
    (file) => {
      expect(cacheControlOf(file)).toBe('public, max-age=31536000, immutable');
    },
  );

  it.each([
    '/web/remotes.json',
    '/web/shell/theme.js',
    '/web/shell/manifest.en.webmanifest',
    '/a.0123abcd.d/shell/theme.js',
  ])('is no-cache for %s', (file) => {
    expect(cacheControlOf(file)).toBe('no-cache');
  });
});
