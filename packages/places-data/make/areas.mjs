import { BANGLA_AREAS } from './area-names.mjs';
import { isInBox, metresBetween } from './grid.mjs';
import { groupBy } from './grouping.mjs';
import { centreOf, isInside, outerRing } from './outlines.mjs';

const nameOf = (name) => name.trim().toLowerCase();

/**
 * Wards with the name of one file and the outline of the other, joined by name and nearness: the file with thanas has
 * outlines of only about 7 points.
 */
function wardsOf(outlines, named) {
  const drawn = groupBy(
    outlines.map((feature) => {
      const ring = outerRing(feature);
      return { name: nameOf(feature.properties.shapeName), ring, ...centreOf(ring) };
    }),
    ({ name }) => name,
  );
  const wanted = named.filter((feature) => feature.properties.ADM2_EN === 'Dhaka' || outerRing(feature).some(isInBox));
  return wanted.map((feature) => {
    const { ADM2_EN: district, ADM3_EN: thana, ADM4_EN: name } = feature.properties;
    const { at: rough } = centreOf(outerRing(feature));
    const { ring, area, at } = drawn
      .get(nameOf(name))
      .reduce((a, b) => (metresBetween(b.at, rough) < metresBetween(a.at, rough) ? b : a));
    return { district, thana, name: name.replace(/\s*\(.*\)/, '').replace(/^Ward No-0?/, 'Ward '), ring, area, at };
  });
}

/** The centre of a thana: of its wards, by their size. */
function centreOfWards(wards) {
  const total = wards.reduce((sum, { area }) => sum + area, 0);
  return wards.reduce(([x, y], { at, area }) => [x + (at[0] * area) / total, y + (at[1] * area) / total], [0, 0]);
}

/** The thanas in and around the box, in the order of their names, with their wards. */
export function areasOf({ outlines, wards }) {
  const thanas = [...groupBy(wardsOf(outlines, wards), ({ thana, district }) => `${thana}, ${district}`).values()];
  thanas.sort((a, b) => (a[0].thana < b[0].thana ? -1 : 1));
  return thanas.map((own) => {
    const [{ thana, district }] = own;
    return { en: thana, bn: BANGLA_AREAS[thana] ?? null, district, at: centreOfWards(own).map(Math.round), wards: own };
  });
}

/** A function that finds the area (its index; -1 outside all) and the ward of a point. */
export const areaFinder = (areas) => (point) => {
  for (const [area, { wards }] of areas.entries()) {
    const ward = wards.find(({ ring }) => isInside(point, ring));
    if (ward) return { area, ward: ward.name };
  }
  return { area: -1, ward: null };
};
