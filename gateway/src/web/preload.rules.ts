import { API_PREFIX } from '@pothik/contracts/platform';
import { userHttp } from '@pothik/contracts/user';

/**
 * A file that a page will need. Use `preload` only for files that the page always fetches: the browser reuses a failed
 * preload as the response of a later fetch. A `prefetch` only fills the cache.
 */
export interface PreloadedFile {
  href: string;
  as: 'script' | 'style' | 'fetch';
  rel: 'preload' | 'prefetch';
}

/** The fields that the gateway reads from a remote's mf-manifest.json. */
export interface RemoteManifest {
  metaData: { remoteEntry: { name: string; path: string } };
  exposes: readonly { path: string; assets: Record<'js' | 'css', { sync: readonly string[] }> }[];
}

/** The first call of every page when signed in. */
export const OWN_PROFILE: PreloadedFile = { href: `${API_PREFIX}${userHttp.getMe.path}`, as: 'fetch', rel: 'preload' };

/** The exposed module that the shell loads when a person enters the remote's area. */
const ROUTES_MODULE = './routes';

/** The first segment, which may be an area: `rider` of `rider/current-ride`. */
export const areaOf = (pathname: string): string => pathname.split('/')[0] ?? '';

/** The remote's files that entering its area fetches: manifest, entry and the files of its routes. */
export function filesOf(manifestAddress: string, { metaData, exposes }: RemoteManifest): PreloadedFile[] {
  const nextToManifest = (file: string) => `${manifestAddress.slice(0, manifestAddress.lastIndexOf('/'))}/${file}`;
  const { js, css } = exposes.find(({ path }) => path === ROUTES_MODULE)?.assets ?? {
    js: { sync: [] },
    css: { sync: [] },
  };
  const { name, path } = metaData.remoteEntry;
  const scripts = [`${path}${name}`, ...js.sync];
  return [
    { href: manifestAddress, as: 'fetch', rel: 'preload' },
    ...scripts.map((file): PreloadedFile => ({ href: nextToManifest(file), as: 'script', rel: 'prefetch' })),
    ...css.sync.map((file): PreloadedFile => ({ href: nextToManifest(file), as: 'style', rel: 'prefetch' })),
  ];
}

/** The `Link` header (RFC 8288): fetches before the page is parsed; `crossorigin` matches the mode of `fetch()`. */
export const linkHeader = (files: readonly PreloadedFile[]): string =>
  files
    .map(({ href, as, rel }) => `<${href}>; rel=${rel}; as=${as}${as === 'fetch' ? '; crossorigin' : ''}`)
    .join(', ');
