import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../local/paths.mjs';

const web = (...parts) => inRoot('.cache', 'web', ...parts);
const gzipBytes = (file) => statSync(`${file}.gz`).size;

/** Compressed bytes of every script that `/` loads: those in the page, and those that first-page.json of the build lists. */
export function firstPageBytes() {
  const page = readFileSync(web('shell', 'index.html'), 'utf8');
  const named = [...page.matchAll(/<script[^>]+src="\/([^"]+)"/g)].map(([, source]) => source);
  const { scripts } = JSON.parse(readFileSync(web('shell', 'first-page.json'), 'utf8'));
  const fetched = [...new Set([...named, ...scripts])];
  return fetched.reduce((sum, source) => sum + gzipBytes(web('shell', source)), 0);
}

/** Compressed bytes of each remote's remoteEntry.js. */
export function remoteEntryBytes() {
  const remotes = JSON.parse(readFileSync(web('remotes.json'), 'utf8'));
  return Object.fromEntries(
    Object.entries(remotes).map(([name, manifest]) => [name, gzipBytes(web(path.dirname(manifest), 'remoteEntry.js'))]),
  );
}
