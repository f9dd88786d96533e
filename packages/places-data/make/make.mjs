// node packages/places-data/make/make.mjs --wheels <folder>: makes data/, NOTICE.txt and src/made.ts (README.md says from what).
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { areaFinder, areasOf } from './areas.mjs';
import { crossingsOf } from './crossings.mjs';
import { districtsOf } from './districts.mjs';
import { withHouses } from './houses.mjs';
import { foundSentence } from './landmarks/found-sentence.mjs';
import { resolveLandmarks } from './landmarks/resolve-landmarks.mjs';
import { localitiesOf } from './localities.mjs';
import { mapFileOf } from './map-file.mjs';
import { openStreetMapText } from './openstreetmap-file.mjs';
import { roadsOf } from './roads.mjs';
import { placesTables, roadsTables, textOfTables } from './rows.mjs';
import { withTwinNames } from './twin-names.mjs';
import { waysOf } from './ways.mjs';
import { readWheels } from './wheels.mjs';
import { writePackage } from './write-package.mjs';

const OPTIONS = {
  wheels: { type: 'string' },
  converter: { type: 'string', default: 'pmtiles-convert' },
  work: { type: 'string' },
};
const LANDMARKS = path.join(import.meta.dirname, 'landmarks', 'landmarks.json');

/** Everything that the wheels know of the ground, and the ways with their roads. */
function groundOf(features) {
  const areas = areasOf(features);
  const areaOf = areaFinder(areas);
  const ways = waysOf(features.ways, areaOf);
  const roads = withTwinNames(withHouses(roadsOf(ways, areaOf), features.houses, areaOf));
  const places = {
    areas,
    roads,
    localities: localitiesOf(features.houses, areas, areaOf),
    crossings: crossingsOf(roads),
    districts: districtsOf(features.subdistricts),
  };
  const roadOfWay = new Map(roads.flatMap((road) => road.ways.map((way) => [way, road])));
  return { ways, roadOf: (way) => roadOfWay.get(way), places };
}

function make({ wheels, converter, work }) {
  const features = readWheels(wheels);
  const { ways, roadOf, places } = groundOf(features);
  const tables = placesTables(places);
  const written = JSON.parse(readFileSync(LANDMARKS, 'utf8'));
  const landmarks = resolveLandmarks(written, tables);
  const sentences = Object.fromEntries(written.map(({ id, found }) => [id, foundSentence(found)]));
  writePackage({
    places: textOfTables({ ...tables, landmarks }),
    roads: textOfTables(roadsTables(ways, roadOf)),
    found: `${JSON.stringify(sentences, null, 1)}\n`,
    map: mapFileOf(openStreetMapText(ways, roadOf, features.houses), { work, converter }),
  });
  for (const [name, rows] of Object.entries({ ...tables, landmarks }))
    if (name !== 'about') console.log(`${String(rows.length).padStart(6)} ${name}`);
}

const { values: options } = parseArgs({ options: OPTIONS });
if (options.wheels === undefined) {
  console.error(
    'node packages/places-data/make/make.mjs --wheels <folder> [--converter <pmtiles-convert>] [--work <folder>]',
  );
  process.exitCode = 2;
} else if (options.work === undefined) {
  const work = mkdtempSync(path.join(os.tmpdir(), 'places-data-'));
  try {
    make({ ...options, work });
  } finally {
    rmSync(work, { recursive: true });
  }
} else {
  mkdirSync(options.work, { recursive: true });
  make(options);
}
