/** A file whose name carries its digest, or that lies under a remote's version, never changes. */
const HASHED_NAME = /\.[0-9a-f]{8,}\./;
const REMOTE_VERSION = /[\\/]remotes[\\/]\w+[\\/][0-9a-f]{12}[\\/]/;
const YEAR_SECONDS = 31_536_000;

/** Whether a path below `/` is one of the web app's pages: a last part with a dot is a file, but for the page itself. */
export function isPage(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return path === 'index.html' || !name.includes('.');
}

/** Remotes lie beside the shell, everything else in it. */
export const isOfRemotes = (path: string): boolean => /^remotes[./]/.test(path);

/** What caches are told about a file, by where it lies. */
export function cacheControlOf(file: string): string {
  const name = file.split(/[\\/]/).at(-1) ?? '';
  const isImmutable = HASHED_NAME.test(name) || REMOTE_VERSION.test(file);
  return isImmutable ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache';
}
