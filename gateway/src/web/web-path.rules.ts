/** A file with a digest in its name, or in the folder of a remote's version, never changes. */
const HASHED_NAME = /\.[0-9a-f]{8,}\./;
const REMOTE_VERSION = /[\\/]remotes[\\/]\w+[\\/][0-9a-f]{12}[\\/]/;
const YEAR_SECONDS = 31_536_000;

/** Whether a path below `/` is a page: a last segment with a dot is a file, except index.html at the root. */
export function isPage(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return path === 'index.html' || !name.includes('.');
}

/** Remotes are served from next to the shell's folder, everything else from inside it. */
export const belongsToRemotes = (path: string): boolean => /^remotes[./]/.test(path);

/** The Cache-Control header of a file, by its path. */
export function cacheControlOf(file: string): string {
  const name = file.split(/[\\/]/).at(-1) ?? '';
  const isImmutable = HASHED_NAME.test(name) || REMOTE_VERSION.test(file);
  return isImmutable ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache';
}
