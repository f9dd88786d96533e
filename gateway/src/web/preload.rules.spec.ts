import { areaOf, filesOf, linkHeader, WHO_IS_HERE } from './preload.rules.js';

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
])('the area of “%s” is its first part: “%s”', (pathname, area) => {
  expect(areaOf(pathname)).toBe(area);
});

describe('what entering an area fetches early', () => {
  it('is the manifest at once, and entry and first place into the cache', () => {
    expect(filesOf(ADDRESS, MANIFEST)).toEqual([
      { href: ADDRESS, as: 'fetch', rel: 'preload' },
      { href: '/remotes/rider/0123abcd/remoteEntry.js', as: 'script', rel: 'prefetch' },
      { href: '/remotes/rider/0123abcd/js/routes.js', as: 'script', rel: 'prefetch' },
      { href: '/remotes/rider/0123abcd/css/routes.css', as: 'style', rel: 'prefetch' },
    ]);
  });

  it('is no file of a place that the manifest does not have', () => {
    expect(filesOf(ADDRESS, { ...MANIFEST, exposes: [] }).map(({ as }) => as)).toEqual(['fetch', 'script']);
  });

  it('travels as a Link header, fetches with the mode that fetch() has', () => {
    const script = { href: '/a.js', as: 'script', rel: 'prefetch' } as const;
    expect(linkHeader([WHO_IS_HERE, script])).toBe(
      '</api/v1/user/get-me>; rel=preload; as=fetch; crossorigin, </a.js>; rel=prefetch; as=script',
    );
    expect(linkHeader([])).toBe('');
  });
});
