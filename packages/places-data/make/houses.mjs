import { mean, metresBetween, nearestOf, onGrid } from './grid.mjs';
import { clusters, groupBy, mostUsed } from './grouping.mjs';
import { nameKey } from './names/name-keys.mjs';
import { twoNames } from './ways.mjs';

/** In metres: a house farther from the road it names belongs to another road of that name. */
const REACH = 400;

const housesIn = (features) =>
  features
    .filter(({ properties }) => properties.street)
    .map(({ properties, geometry }) => {
      const street = properties.street.trim();
      const number = String(properties.housenumber).trim();
      return { number, street, first: street.split(/[,;(]/)[0].trim(), at: onGrid(geometry.coordinates) };
    });

/** A street that no way carries. */
function streetOf(houses) {
  const names = houses.map(({ first }) => twoNames(first));
  const points = houses.map(({ at }) => at);
  const [{ area, ward }] = houses;
  return {
    en: mostUsed(names.map(([en]) => en)),
    bn: mostUsed(names.map(([, bn]) => bn)),
    area,
    ward,
    at: nearestOf(points, mean(points)),
    class: -1,
    metres: 0,
    ways: [],
    houses,
  };
}

/** The nearest road of the name that a house writes, as a whole or up to its first comma. */
function roadFinder(roads) {
  const byKey = groupBy(roads, ({ key }) => key);
  const nearestNamed = (name, at) => {
    const distances = (byKey.get(nameKey(name)) ?? []).map((road) => ({
      road,
      metres: metresBetween(nearestOf(road.points, at), at),
    }));
    return distances.filter(({ metres }) => metres < REACH).sort((a, b) => a.metres - b.metres)[0]?.road;
  };
  return ({ street, first, at }) => nearestNamed(street, at) ?? nearestNamed(first, at);
}

/** The roads with their houses, then the streets that only houses name. */
export function withHouses(roads, features, areaOf) {
  const houses = housesIn(features);
  const roadOf = roadFinder(roads);
  const byRoad = groupBy(houses, roadOf);
  const alone = (byRoad.get(undefined) ?? []).filter(({ first }) => nameKey(first) !== '');
  const located = alone.map((house) => ({ ...house, ...areaOf(house.at) }));
  const streets = [...groupBy(located, ({ area, first }) => `${area}|${nameKey(first)}`).values()]
    .flatMap((bucket) => clusters(bucket, ({ at }) => [at]))
    .map(streetOf);
  return [...roads.map((road) => ({ ...road, houses: byRoad.get(road) ?? [] })), ...streets];
}
