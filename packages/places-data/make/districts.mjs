import { DISTRICTS } from './district-names.mjs';
import { onGrid } from './grid.mjs';
import { groupBy } from './grouping.mjs';

/** Of the two city corporations of Dhaka the one with the old centre. */
const CITIES = ['City Corporation', 'South City Corporation'];
const isCity = ({ adm3_name: name }, district) => CITIES.some((city) => name === `${district} ${city}`);
const isSadar = ({ adm3_name: name }) => / Sadar\b/.test(name);

/**
 * The subdistrict with the district's town. The middle of a district is not where people mean: that of Khulna lies in the
 * Sundarbans.
 */
function townOf(district, subdistricts) {
  const town = subdistricts.find((one) => isCity(one, district)) ?? subdistricts.find(isSadar);
  if (town === undefined) throw new Error(`No town of the district ${district} is known.`);
  return onGrid([town.center_lon, town.center_lat]);
}

/** The districts in the order of their names in the wheel, each with the middle of its town. */
export function districtsOf(features) {
  const byDistrict = groupBy(
    features.map(({ properties }) => properties),
    ({ adm2_name: district }) => district,
  );
  return [...byDistrict.keys()].sort().map((district) => {
    if (!(district in DISTRICTS)) throw new Error(`The district ${district} has no Bangla name.`);
    const [bn, en = district, otherSpellings = []] = DISTRICTS[district];
    return { en, bn, at: townOf(district, byDistrict.get(district)), otherSpellings };
  });
}
