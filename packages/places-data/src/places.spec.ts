import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readPlaces, readRoads } from './index.js';
import type { HouseRow, PlacesData, RoadsData } from './places.types.js';

interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}
const onGrid = (degrees: number) => Math.round(degrees * 1e5);
const boxOf = (corners: readonly number[]): Box => {
  const [west = 0, south = 0, east = 0, north = 0] = corners.map(onGrid);
  return { west, south, east, north };
};

const MAP_SETTINGS = readFileSync(path.join(__dirname, '..', 'make', 'map', 'tiles.json'), 'utf8');
/** What the map shows. */
const MAP = boxOf(JSON.parse(MAP_SETTINGS).settings.bounding_box);
const BANGLADESH = boxOf([88, 20.5, 92.7, 26.65]);

const isIn =
  ({ west, south, east, north }: Box) =>
  ([x = Number.NaN, y = Number.NaN]: readonly number[]) =>
    [x, y].every(Number.isInteger) && x >= west && x <= east && y >= south && y <= north;

const BANGLA = /^[\u0980-\u09ff .-]+$/;
const LATIN = /^[\p{Script=Latin} .'-]+$/u;

/** The points of a list of differences. */
function pointsOf([x0 = 0, y0 = 0, ...steps]: readonly number[]): [number, number][] {
  let [x, y] = [x0, y0];
  const points: [number, number][] = [[x, y]];
  for (let i = 0; i < steps.length; i += 2) {
    x += steps[i] ?? Number.NaN;
    y += steps[i + 1] ?? Number.NaN;
    points.push([x, y]);
  }
  return points;
}

/** The points of a row of houses around the point of their road. */
function housePoints([road, ...cells]: HouseRow, { roads }: PlacesData): [number, number][] {
  const [, , , , x = Number.NaN, y = Number.NaN] = roads[road] ?? [];
  const numbers = cells.filter((_, index) => index % 3 !== 0) as number[];
  return numbers.flatMap((dx, index) =>
    index % 2 === 0 ? [[x + dx, y + (numbers[index + 1] ?? Number.NaN)] as [number, number]] : [],
  );
}

let places: PlacesData;
let roads: RoadsData;
beforeAll(async () => {
  [places, roads] = await Promise.all([readPlaces(), readRoads()]);
});

describe('the places of Dhaka', () => {
  it('are as many as their source has', () => {
    const { areas, localities, crossings } = places;
    expect([areas.length, places.roads.length, localities.length, crossings.length]).toEqual([52, 5147, 62, 848]);
    const houses = places.houses.reduce((sum, row) => sum + (row.length - 1) / 3, 0);
    expect(houses).toBe(19_389);
  });

  it('have a name in at least one script', () => {
    expect(places.roads.filter(([en, bn]) => !en && !bn)).toEqual([]);
    expect(places.areas.filter(([en, bn]) => !LATIN.test(en) || !BANGLA.test(bn ?? ''))).toEqual([]);
  });

  it('name only areas, classes and roads that exist', () => {
    const { areas, classes } = places;
    const exists = (index: number, list: readonly unknown[]) => index >= -1 && index < list.length;
    expect(places.roads.filter(([, , area]) => !exists(area, areas))).toEqual([]);
    expect(places.roads.filter((row) => !exists(row[6], classes))).toEqual([]);
    expect(places.localities.filter(([, area]) => !exists(area, areas))).toEqual([]);
    expect(places.houses.filter(([road]) => places.roads[road] === undefined)).toEqual([]);
    expect(places.crossings.filter(([a, b]) => !places.roads[a] || !places.roads[b])).toEqual([]);
  });

  it('lie where the map is', () => {
    const outside = [
      ...places.roads.map((row) => row.slice(4, 6) as number[]),
      ...places.localities.map((row) => row.slice(2, 4) as number[]),
      ...places.crossings.map((row) => row.slice(2, 4)),
      ...places.landmarks.map((row) => row.slice(4, 6) as number[]),
      ...places.houses.flatMap((row) => housePoints(row, places)),
    ].filter((point) => !isIn(MAP)(point));
    expect(outside).toEqual([]);
  });

  it('have houses as number and two whole numbers each', () => {
    const isHouse = (cell: unknown, index: number) =>
      index % 3 === 0 ? typeof cell === 'string' && cell !== '' : Number.isInteger(cell);
    expect(places.houses.filter(([, ...cells]) => cells.length % 3 !== 0 || !cells.every(isHouse))).toEqual([]);
  });

  it('draw each ward as a closed ring', () => {
    const rings = places.areas.flatMap(([, , , , , wards]) => wards.map(([, ...ring]) => pointsOf(ring)));
    expect(rings.length).toBe(222);
    expect(rings.filter((ring) => ring.length < 4 || String(ring.at(0)) !== String(ring.at(-1)))).toEqual([]);
  });
});

describe('the graph of roads', () => {
  it('has ways of at least two points, of a known class and name, where the map is', () => {
    expect(roads.ways.length).toBe(7_457);
    const broken = roads.ways.filter(
      ([of, name, ...line]) =>
        of < -1 ||
        of >= roads.classes.length ||
        roads.names[name] === undefined ||
        line.length < 4 ||
        line.length % 2 === 1 ||
        !pointsOf(line).every(isIn(MAP)),
    );
    expect(broken).toEqual([]);
  });

  it('hangs together: from most of its points most others can be reached', () => {
    const parent = new Map<string, string>();
    const rootOf = (point: string): string => {
      let root = point;
      while (parent.has(root)) root = parent.get(root) as string;
      return root;
    };
    const points = new Set<string>();
    const driven = roads.ways.filter(([of]) => of >= 0);
    for (const [, , ...line] of driven) {
      const keys = pointsOf(line).map(String);
      for (const [index, key] of keys.entries()) {
        points.add(key);
        const [one, other] = [rootOf(key), rootOf(keys[Math.max(0, index - 1)] as string)];
        if (one !== other) parent.set(one, other);
      }
    }
    const sizes = new Map<string, number>();
    for (const point of points) sizes.set(rootOf(point), (sizes.get(rootOf(point)) ?? 0) + 1);
    expect(Math.max(...sizes.values()) / points.size).toBeGreaterThan(0.8);
  });
});

describe('the districts', () => {
  it('are the 64 of the country, each with both names and a point of its own', () => {
    expect(places.districts.length).toBe(64);
    for (const column of [0, 1]) expect(new Set(places.districts.map((row) => row[column])).size).toBe(64);
    expect(new Set(places.districts.map(([, , x, y]) => `${x},${y}`)).size).toBe(64);
    expect(places.districts.filter(([en, bn]) => !LATIN.test(en) || !BANGLA.test(bn))).toEqual([]);
    expect(places.districts.filter(([, , x, y]) => !isIn(BANGLADESH)([x, y]))).toEqual([]);
  });

  it('are found at their town, also by an older spelling', () => {
    const chattogram = places.districts.find(([, , , , others]) => others?.includes('Chittagong'));
    expect(chattogram).toEqual(['Chattogram', 'চট্টগ্রাম', 9_180_897, 2_234_552, ['Chittagong', 'Ctg']]);
    // The middle of the whole district lies in the Sundarbans, 50 km to the south.
    const khulna = places.districts.find(([en]) => en === 'Khulna');
    expect(khulna?.[3]).toBeGreaterThan(2_280_000);
  });
});
