import { onGrid } from './grid.mjs';
import { isBangla, nameKey } from './names/name-keys.mjs';

/** The values of OpenStreetMap's `highway` that are for driving, the largest first; a link has the class of its road. */
export const CLASSES = [
  'motorway',
  'trunk',
  'primary',
  'secondary',
  'tertiary',
  'unclassified',
  'residential',
  'living_street',
  'service',
  'road',
];

/** The class (index); -1: not for driving (footway, steps, construction, …). */
const classOf = (highway) => CLASSES.indexOf(highway.replace(/_link$/, ''));

const BOTH = /^(.+?)\s*\((.+)\)$/;
const isName = (text) => /\p{L}{3}/u.test(text);

/** [English, Bangla] of a name as it is written: in one script, or in both with one of them in brackets. */
export function twoNames(name) {
  const [, outer = '', inner = ''] = BOTH.exec(name) ?? [];
  if (isName(outer) && isName(inner) && isBangla(outer) !== isBangla(inner))
    return isBangla(outer) ? [inner, outer] : [outer, inner];
  return isBangla(name) ? [null, name] : [name, null];
}

/** The ways of OpenStreetMap, each with the key of its name and the area of its middle. */
export const waysOf = (features, areaOf) =>
  features.map(({ properties, geometry }, index) => {
    const points = geometry.coordinates.map(onGrid);
    const [en, bn] = twoNames(properties.name);
    const key = nameKey(en ?? bn) || properties.name;
    return {
      ...properties,
      index,
      en,
      bn,
      key,
      points,
      class: classOf(properties.highway),
      ...areaOf(points[points.length >> 1]),
    };
  });
