import { readFileSync, statSync } from 'node:fs';
import { WEB_REMOTES, webFolderOf } from '@pothik/contracts/platform';
import { inRoot } from '../local/paths.mjs';

const current = (folder) => {
  const [version] = JSON.parse(readFileSync(inRoot('.cache', 'web', folder, 'versions.json'), 'utf8'));
  return (...parts) => inRoot('.cache', 'web', folder, version, ...parts);
};
const gzipBytes = (file) => statSync(`${file}.gz`).size;

/** Compressed bytes of every script that `/` loads: those in the page, and those that first-page.json of the build lists. */
export function firstPageBytes() {
  const shell = current('shell');
  const page = readFileSync(shell('index.html'), 'utf8');
  const named = [...page.matchAll(/<script[^>]+src="\/([^"]+)"/g)].map(([, source]) => source);
  const { scripts } = JSON.parse(readFileSync(shell('first-page.json'), 'utf8'));
  const fetched = [...new Set([...named, ...scripts])];
  return fetched.reduce((sum, source) => sum + gzipBytes(shell(source)), 0);
}

/** Compressed bytes of the federation runtime, which are some of those of the first page. */
export const federationBytes = () => JSON.parse(readFileSync(current('shell')('federation.json'), 'utf8')).bytes;

/** Compressed bytes of each remote's remoteEntry.js. */
export function remoteEntryBytes() {
  return Object.fromEntries(WEB_REMOTES.map((name) => [name, gzipBytes(current(webFolderOf(name))('remoteEntry.js'))]));
}
