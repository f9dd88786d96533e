import { createHash } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { NOTICE } from './notice.mjs';
import { GEOCODER, WARD_NAMES } from './wheels.mjs';

const PACKAGE = path.join(import.meta.dirname, '..');
const DATA = path.join(PACKAGE, 'data');

/** The first 8 hexadecimal digits of the SHA-256 of all contents. */
function fingerprintOf(...contents) {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 8);
}

const sourceOf = (version, mapFileName) => `// Written by make/make.mjs.

/** What the data were made from, and the first digits of the SHA-256 of places.json and roads.json. */
export const PLACES_DATA_VERSION = '${version}';

/** The name of the map file; it has the first digits of the SHA-256 of its content, so that it can be kept for ever. */
export const MAP_FILE_NAME = '${mapFileName}';
`;

/**
 * Writes everything that is made, in place of what was made before.
 * @param {{ places: string, roads: string, found: string, map: Buffer }} made
 */
export function writePackage({ places, roads, found, map }) {
  const mapFileName = `dhaka.${fingerprintOf(map)}.pmtiles`;
  const sources = [GEOCODER, WARD_NAMES].map(({ name, version }) => `${name} ${version}`);
  const version = [...sources, fingerprintOf(places, roads)].join(', ');
  for (const old of readdirSync(DATA)) rmSync(path.join(DATA, old));
  writeFileSync(path.join(DATA, 'places.json'), places);
  writeFileSync(path.join(DATA, 'roads.json'), roads);
  writeFileSync(path.join(DATA, 'landmarks-found.json'), found);
  writeFileSync(path.join(DATA, mapFileName), map);
  writeFileSync(path.join(PACKAGE, 'NOTICE.txt'), NOTICE);
  writeFileSync(path.join(PACKAGE, 'src', 'made.ts'), sourceOf(version, mapFileName));
}
