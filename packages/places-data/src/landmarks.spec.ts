import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readLandmarksFound, readPlaces, readRoads } from './index.js';
import type { LandmarkRow, PlacesData, RoadsData, WayRow } from './places.types.js';

interface Landmark {
  id: string;
  found: { crossing?: [string, string]; road?: string; toward?: [metres: number, direction: string] };
}

/** Metres of 0.00001 degree at 23.8° north. */
const STEP = { x: 1.0188, y: 1.1132 };
/** In metres: carriageways of one crossing are nearer to each other, and so are houses to their road. */
const SLACK = 400;

const FILE = path.join(__dirname, '..', 'make', 'landmarks', 'landmarks.json');
const written: Landmark[] = JSON.parse(readFileSync(FILE, 'utf8'));

let places: PlacesData;
let roads: RoadsData;
beforeAll(async () => {
  [places, roads] = await Promise.all([readPlaces(), readRoads()]);
});

type Place = readonly [x: number, y: number];
const metres = (a: Place, b: Place) => Math.hypot((a[0] - b[0]) * STEP.x, (a[1] - b[1]) * STEP.y);
const nearest = (points: readonly Place[], to: Place) => Math.min(...points.map((point) => metres(point, to)));

function pointsOf([, , x0 = 0, y0 = 0, ...steps]: WayRow): Place[] {
  const points: Place[] = [[x0, y0]];
  for (let i = 0; i < steps.length; i += 2) {
    const [x, y] = points.at(-1) ?? [0, 0];
    points.push([x + (steps[i] ?? 0), y + (steps[i + 1] ?? 0)]);
  }
  return points;
}

/** The landmarks that lie farther from what they were found by than they say; `pointsFor` is undefined where it is no such thing. */
const misplaced = (pointsFor: (found: Landmark['found']) => readonly Place[] | undefined) =>
  written.flatMap(({ id, found }, index) => {
    const points = pointsFor(found);
    const [, , , , x, y] = places.landmarks[index] as LandmarkRow;
    return points && !(nearest(points, [x, y]) <= (found.toward?.[0] ?? 0) + SLACK) ? [id] : [];
  });

describe('the landmarks', () => {
  it('are those that are written down, in their order, each with an id of its own', () => {
    expect(places.landmarks.map(([id]) => id)).toEqual(written.map(({ id }) => id));
    expect(new Set(places.landmarks.map(([id]) => id)).size).toBe(places.landmarks.length);
    expect(places.landmarks.length).toBeGreaterThan(100);
  });

  it('each have a sentence that says how their point was found', async () => {
    const found = await readLandmarksFound();
    expect(Object.keys(found)).toEqual(written.map(({ id }) => id));
    expect(found['dhaka-medical-college-hospital']).toBe(
      'Crossing of স্যার সৈয়দ সড়ক and পুরাতন সেক্রেটারিয়েট রোড, 220 m to the north-west',
    );
  });

  it('have a name in each script, a kind and further names', () => {
    const broken = places.landmarks.filter(
      ([, en, bn, kind, , , aliases]) =>
        !/\p{Script=Latin}/u.test(en) || !/[\u0980-\u09ff]/.test(bn) || !kind || !aliases,
    );
    expect(broken).toEqual([]);
  });

  it('lie at the crossing that they were found by, or as far from it as is written', () => {
    const isOf = (road: number, name: string) => places.roads[road]?.slice(0, 2).includes(name);
    const crossingsOf = ([one, other]: [string, string]) =>
      places.crossings
        .filter(([a, b]) => (isOf(a, one) && isOf(b, other)) || (isOf(b, one) && isOf(a, other)))
        .map(([, , x, y]): Place => [x, y]);
    expect(misplaced(({ crossing }) => crossing && crossingsOf(crossing))).toEqual([]);
  });

  it('lie on the road that they were found by, or as far from it as is written', () => {
    const waysOf = (name: string) => roads.ways.filter(([, of]) => roads.names[of]?.includes(name)).flatMap(pointsOf);
    expect(misplaced(({ road }) => (road === undefined ? undefined : waysOf(road)))).toEqual([]);
  });
});
