import { deltas } from './grid.mjs';
import { CLASSES } from './ways.mjs';

export const CREDIT = '(c) OpenStreetMap contributors, ODbL 1.0; outlines geoBoundaries; see NOTICE.txt';

const areaRow = ({ en, bn, district, at, wards }) => [
  en,
  bn,
  district,
  ...at,
  wards.map(({ name, ring }) => [name, ...deltas(ring)]),
];
const roadRow = (road) => [road.en, road.bn, road.area, road.ward, ...road.at, road.class, road.metres];
const houseRow = ({ houses, at: [x, y] }, road) => [
  road,
  ...houses.flatMap(({ number, at }) => [number, at[0] - x, at[1] - y]),
];
const hasHouses = (row) => row.length > 1;

/** The tables of places.json in their form of `places.types.ts`, without landmarks. */
export const placesTables = ({ areas, roads, localities, crossings, districts }) => ({
  about: CREDIT,
  classes: CLASSES,
  areas: areas.map(areaRow),
  roads: roads.map(roadRow),
  houses: roads.map(houseRow).filter(hasHouses),
  localities: localities.map(({ name, area, at, houses }) => [name, area, ...at, houses]),
  crossings: crossings.map(({ roads: [first, second], at }) => [first, second, ...at]),
  districts: districts.map(({ en, bn, at, otherSpellings }) => [en, bn, ...at, otherSpellings]),
});

/** The tables of roads.json: each way with the names of its road. */
export function roadsTables(ways, roadOf) {
  const names = new Map();
  const indexOf = ({ en, bn }) => {
    const key = JSON.stringify([en, bn]);
    if (!names.has(key)) names.set(key, names.size);
    return names.get(key);
  };
  const rows = ways.map((way) => [way.class, indexOf(roadOf(way)), ...deltas(way.points)]);
  return { about: CREDIT, classes: CLASSES, names: [...names.keys()].map((key) => JSON.parse(key)), ways: rows };
}

const rowLines = (rows) => `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`;

/** The text of a file of tables: a line for each row, so that a diff names what changed. */
export const textOfTables = (tables) =>
  `{\n${Object.entries(tables)
    .map(([name, value]) => `${JSON.stringify(name)}:${Array.isArray(value) ? rowLines(value) : JSON.stringify(value)}`)
    .join(',\n')}\n}\n`;
