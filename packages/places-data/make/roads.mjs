import { lengthOf, mean, nearestOf } from './grid.mjs';
import { clusters, groupBy, mostUsed } from './grouping.mjs';

function roadOf(ways, areaOf) {
  const points = ways.flatMap((way) => way.points);
  const at = nearestOf(points, mean(points));
  const driven = ways.map((way) => way.class).filter((one) => one >= 0);
  return {
    en: mostUsed(ways.map((way) => way.en)),
    bn: mostUsed(ways.map((way) => way.bn)),
    key: ways[0].key,
    area: ways[0].area,
    ward: areaOf(at).ward,
    at,
    class: driven.length > 0 ? Math.min(...driven) : -1,
    metres: Math.round(ways.reduce((sum, way) => sum + lengthOf(way.points), 0)),
    points,
    ways,
    houses: [],
  };
}

/**
 * Roads: the ways of one thana whose names have the same key (in either script) and that lie within a few hundred metres
 * of each other. So "Road 5" is a road in each neighbourhood.
 */
export const roadsOf = (ways, areaOf) =>
  [...groupBy(ways, ({ area, key }) => `${area}|${key}`).values()]
    .flatMap((bucket) => clusters(bucket, ({ points }) => points))
    .map((group) => roadOf(group, areaOf));
