import { readFileSync } from 'node:fs';
import path from 'node:path';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** Compressed bytes of the federation runtime that a checkout has built, which are some of those of the first page. */
export function federationBytes(root: string): number {
  const shell = path.join(root, '.cache', 'web', 'shell');
  const [version] = readJson(path.join(shell, 'versions.json'));
  return readJson(path.join(shell, version, 'federation.json')).bytes;
}
