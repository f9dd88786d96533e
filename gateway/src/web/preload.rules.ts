import { API_PREFIX } from '@pothik/contracts/platform';
import { userHttp } from '@pothik/contracts/user';

/**
 * A file that a page will need, and what it is needed as. `preload`ed files must be asked for on every way the page takes: a
 * failed one that was not is taken for the file's answer whenever it is asked for. A `prefetch` only fills the cache.
 */
export interface Early {
  href: string;
  as: 'script' | 'style' | 'fetch';
  rel: 'preload' | 'prefetch';
}

/** What is read of a remote's mf-manifest.json. */
export interface RemoteManifest {
  metaData: { remoteEntry: { name: string; path: string } };
  exposes: readonly { path: string; assets: Record<'js' | 'css', { sync: readonly string[] }> }[];
}

/** What every page of somebody signed in asks first. */
export const WHO_IS_HERE: Early = { href: `${API_PREFIX}${userHttp.getMe.path}`, as: 'fetch', rel: 'preload' };

/** The place of a remote that the shell asks for when somebody enters its area. */
const FIRST_PLACE = './routes';

/** The area a path belongs to, if it may be one: `rider` of `rider/current-ride`. */
export const areaOf = (pathname: string): string => pathname.split('/')[0] ?? '';

/** What entering a remote's area fetches of it: the manifest, its entry, and the files of its first place. */
export function filesOf(manifestAddress: string, { metaData, exposes }: RemoteManifest): Early[] {
  const beside = (file: string) => `${manifestAddress.slice(0, manifestAddress.lastIndexOf('/'))}/${file}`;
  const { js, css } = exposes.find(({ path }) => path === FIRST_PLACE)?.assets ?? {
    js: { sync: [] },
    css: { sync: [] },
  };
  const { name, path } = metaData.remoteEntry;
  const scripts = [`${path}${name}`, ...js.sync];
  return [
    { href: manifestAddress, as: 'fetch', rel: 'preload' },
    ...scripts.map((file): Early => ({ href: beside(file), as: 'script', rel: 'prefetch' })),
    ...css.sync.map((file): Early => ({ href: beside(file), as: 'style', rel: 'prefetch' })),
  ];
}

/** The `Link` header that has a browser fetch these before it has read the page (RFC 8288). Fetches match those of `fetch()`. */
export const linkHeader = (files: readonly Early[]): string =>
  files
    .map(({ href, as, rel }) => `<${href}>; rel=${rel}; as=${as}${as === 'fetch' ? '; crossorigin' : ''}`)
    .join(', ');
