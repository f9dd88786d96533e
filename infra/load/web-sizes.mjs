import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../local/paths.mjs';

const web = (...parts) => inRoot('.cache', 'web', ...parts);
const gzipBytes = (file) => statSync(`${file}.gz`).size;

/** Bytes of every script that showing `/` fetches, as they travel: what the page names, and what the build says comes after. */
export function firstPageBytes() {
  const page = readFileSync(web('shell', 'index.html'), 'utf8');
  const named = [...page.matchAll(/<script[^>]+src="\/([^"]+)"/g)].map(([, source]) => source);
  const { scripts } = JSON.parse(readFileSync(web('shell', 'first-page.json'), 'utf8'));
  const fetched = [...new Set([...named, ...scripts])];
  return fetched.reduce((sum, source) => sum + gzipBytes(web('shell', source)), 0);
}

/** Bytes of each remote's remoteEntry.js, as they travel. */
export function remoteEntryBytes() {
  const remotes = JSON.parse(readFileSync(web('remotes.json'), 'utf8'));
  return Object.fromEntries(
    Object.entries(remotes).map(([name, manifest]) => [name, gzipBytes(web(path.dirname(manifest), 'remoteEntry.js'))]),
  );
}
