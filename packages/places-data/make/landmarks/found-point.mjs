import { moved, squaredMetres } from './map-units.mjs';

/** Carriageways of one crossing lie closer than this; two crossings of the same names further apart need an area. */
const ONE_CROSSING_METRES = 400;

const EAST_WEST = { 'east end': 1, 'west end': -1 };
const NORTH_SOUTH = { 'north end': 1, 'south end': -1 };

const bears = (row, name) => row[0] === name || row[1] === name;

const mean = (points) => [0, 1].map((axis) => Math.round(points.reduce((sum, p) => sum + p[axis], 0) / points.length));

function known(found, what) {
  if (found.length === 0) throw new Error(`${what} is not in the data`);
  return found;
}

/** Indexes of the rows of a road, of one area if one is named. */
function rowsOf(name, area, { roads, areas }) {
  const inArea = (row) => area === undefined || bears(areas[row[2]], area);
  const rows = roads.flatMap((row, index) => (bears(row, name) && inArea(row) ? [index] : []));
  return known(rows, area === undefined ? `the road ${name}` : `the road ${name} in ${area}`);
}

function crossingPoint([first, second], area, places) {
  const [ones, others] = [first, second].map((name) => new Set(rowsOf(name, undefined, places)));
  const within = new Set(area === undefined ? [] : [...rowsIn(ones, area, places), ...rowsIn(others, area, places)]);
  const points = places.crossings
    .filter(([a, b]) => (ones.has(a) && others.has(b)) || (ones.has(b) && others.has(a)))
    .filter(([a, b]) => area === undefined || within.has(a) || within.has(b))
    .map(([, , x, y]) => [x, y]);
  const centre = mean(known(points, `the crossing ${first} × ${second}`));
  if (points.some((point) => squaredMetres(point, centre) > ONE_CROSSING_METRES ** 2))
    throw new Error(`${first} × ${second} are several crossings, name an area`);
  return centre;
}

const rowsIn = (rows, area, { roads, areas }) => [...rows].filter((index) => bears(areas[roads[index][2]], area));

/** What is known of a road's course: the middle of each row, its crossings and its houses. */
function courseOf(rows, { roads, crossings, houses }) {
  const own = new Set(rows);
  return [
    ...rows.map((index) => [roads[index][4], roads[index][5]]),
    ...crossings.filter(([a, b]) => own.has(a) || own.has(b)).map(([, , x, y]) => [x, y]),
    ...houses.filter(([index]) => own.has(index)).flatMap((row) => housesOf(row, roads).map(([, point]) => point)),
  ];
}

function roadPoint(name, area, at = 'middle', places) {
  const rows = rowsOf(name, area, places);
  if (at === 'middle') {
    const longest = rows.reduce((best, index) => (places.roads[index][7] > places.roads[best][7] ? index : best));
    return [places.roads[longest][4], places.roads[longest][5]];
  }
  const axis = at in EAST_WEST ? 0 : 1;
  const sign = EAST_WEST[at] ?? NORTH_SOUTH[at];
  if (sign === undefined) throw new Error(`${at} is no part of a road`);
  return courseOf(rows, places).reduce((end, point) => ((point[axis] - end[axis]) * sign > 0 ? point : end));
}

/** Numbers and points of a row of houses. */
function housesOf([index, ...cells], roads) {
  const [x, y] = [roads[index][4], roads[index][5]];
  return Array.from({ length: cells.length / 3 }, (_, n) => [
    cells[3 * n],
    [x + cells[3 * n + 1], y + cells[3 * n + 2]],
  ]);
}

function housePoint([road, number], area, places) {
  const own = new Set(rowsOf(road, area, places));
  const houses = places.houses.filter(([index]) => own.has(index)).flatMap((row) => housesOf(row, places.roads));
  const points = houses.filter(([its]) => its === number).map(([, point]) => point);
  return known(points, `house ${number} of ${road}`)[0];
}

function localityPoint(name, { localities }) {
  const [[, , x, y]] = known(
    localities.filter((row) => row[0] === name),
    `the locality ${name}`,
  );
  return [x, y];
}

function areaPoint(name, { areas }) {
  const [[, , , x, y]] = known(
    areas.filter((row) => bears(row, name)),
    `the area ${name}`,
  );
  return [x, y];
}

function start({ crossing, road, house, locality, area, at }, places) {
  if (crossing) return crossingPoint(crossing, area, places);
  if (house) return housePoint(house, area, places);
  if (road) return roadPoint(road, area, at, places);
  return locality ? localityPoint(locality, places) : areaPoint(area, places);
}

/**
 * The point that a found-sentence says, in units of the data (0.00001 degree); throws in words what of it is not in the data or not clear.
 * @param {object} found one of crossing, road, house, locality, area; `toward` moves it by metres in a direction
 * @param {object} places the rows of places.types.ts
 */
export function foundPoint(found, places) {
  const point = start(found, places);
  return found.toward ? moved(point, ...found.toward) : point;
}
