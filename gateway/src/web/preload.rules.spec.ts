import { areaOf, filesOf, linkHeader, OWN_PROFILE } from './preload.rules.js';

const ADDRESS = '/remotes/rider/0123abcd/mf-manifest.json';
const MANIFEST = {
  metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } },
  exposes: [
    { path: './get-ride', assets: { js: { sync: ['js/get-ride.js'] }, css: { sync: [] } } },
    { path: './routes', assets: { js: { sync: ['js/routes.js'] }, css: { sync: ['css/routes.css'] } } },
  ],
};

it.each([
  ['rider/current-ride', 'rider'],
  ['admin', 'admin'],
  ['', ''],
])('the area of “%s” is its first segment: “%s”', (pathname, area) => {
  expect(areaOf(pathname)).toBe(area);
});

describe('entering an area', () => {
  it('preloads the manifest, and prefetches the entry and the files of the routes', () => {
    expect(filesOf(ADDRESS, MANIFEST)).toEqual([
      { href: ADDRESS, as: 'fetch', rel: 'preload' },
      { href: '/remotes/rider/0123abcd/remoteEntry.js', as: 'script', rel: 'prefetch' },
      { href: '/remotes/rider/0123abcd/js/routes.js', as: 'script', rel: 'prefetch' },
      { href: '/remotes/rider/0123abcd/css/routes.css', as: 'style', rel: 'prefetch' },
    ]);
  });

  it('omits files of routes that the manifest does not expose', () => {
    expect(filesOf(ADDRESS, { ...MANIFEST, exposes: [] }).map(({ as }) => as)).toEqual(['fetch', 'script']);
  });

  it('sends a Link header, with crossorigin for fetches, as fetch() does', () => {
    const script = { href: '/a.js', as: 'script', rel: 'prefetch' } as const;
    expect(linkHeader([OWN_PROFILE, script])).toBe(
      '</api/v1/user/get-me>; rel=preload; as=fetch; crossorigin, </a.js>; rel=prefetch; as=script',
    );
    expect(linkHeader([])).toBe('');
  });
});
