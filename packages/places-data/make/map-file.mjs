import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** tilemaker orders features by their addresses in memory: they are the same only in the same bare environment. */
const BARE = { PATH: '/usr/bin:/bin' };
const SETTINGS = ['tiles.json', 'tiles.lua'];
const TILEMAKER =
  'tilemaker --input dhaka.osm.pbf --output dhaka.mbtiles --config tiles.json --process tiles.lua --threads 1';

/**
 * The map (PMTiles) of a file of OpenStreetMap, made by osmium, tilemaker 2.2 and pmtiles-convert.
 * @param {string} text of the file
 * @param {{ work: string, converter: string }} options where intermediate files go, and the program pmtiles-convert
 * @returns {Buffer}
 */
export function mapFileOf(text, { work, converter }) {
  const run = (env, program, ...args) =>
    execFileSync(program, args, { cwd: work, env, stdio: ['ignore', 'ignore', 'inherit'] });
  for (const old of ['dhaka.mbtiles', 'dhaka.pmtiles']) rmSync(path.join(work, old), { force: true });
  for (const name of SETTINGS) copyFileSync(path.join(import.meta.dirname, 'map', name), path.join(work, name));
  writeFileSync(path.join(work, 'dhaka.osm'), text);
  run(BARE, 'osmium', 'cat', 'dhaka.osm', '-o', 'dhaka.osm.pbf', '--overwrite', '--no-progress');
  // Without randomized addresses, and on one thread, for the same order.
  run(BARE, 'setarch', '-R', ...TILEMAKER.split(' '));
  // A path is from where the script was started, a plain name is of PATH.
  const program = converter.includes(path.sep) ? path.resolve(converter) : converter;
  run(process.env, program, 'dhaka.mbtiles', 'dhaka.pmtiles');
  return readFileSync(path.join(work, 'dhaka.pmtiles'));
}
