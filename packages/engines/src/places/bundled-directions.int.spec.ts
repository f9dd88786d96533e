import type { RoadsData } from '@pothik/places-data';
import { directionsContract } from '../contracts/directions.contract.js';
import { BundledDirections } from './bundled-directions.js';

directionsContract('BundledDirections', 'ROADS', async () => new BundledDirections());

/** Of class `unclassified`, through points in 0.00001 degree. */
const way = (...points: [number, number][]): [number, number, ...number[]] => wayOf(5, points);
const motorway = (...points: [number, number][]): [number, number, ...number[]] => wayOf(0, points);
function wayOf(roadClass: number, points: [number, number][]): [number, number, ...number[]] {
  const steps = points.map(([x, y], index) => {
    const [beforeX, beforeY] = points[index - 1] ?? [0, 0];
    return [x - beforeX, y - beforeY];
  });
  return [roadClass, 0, ...steps.flat()];
}
const roadsOf = (...ways: [number, number, ...number[]][]): RoadsData => ({ classes: [], names: [], ways });
const at = (x: number, y: number) => ({ lat: y / 100_000, lng: x / 100_000 });

describe('Directions over roads of a few points', () => {
  const [WEST, EAST, NORTH] = [at(9_040_000, 2_375_000), at(9_041_000, 2_375_000), at(9_040_500, 2_376_000)];
  const directionsOn = (roads: RoadsData) => new BundledDirections(async () => roads);

  it('follow a motorway only the way it is drawn', async () => {
    const roads = roadsOf(
      motorway([9_040_000, 2_375_000], [9_041_000, 2_375_000]),
      way([9_041_000, 2_375_000], [9_040_500, 2_376_000], [9_040_000, 2_375_000]),
    );
    const directions = directionsOn(roads);
    const [there, back] = [await directions.distance(WEST, EAST), await directions.distance(EAST, WEST)];
    expect(back.metres.low).toBeGreaterThan(2 * there.metres.low);
    expect(await directions.distances([WEST, EAST], EAST)).toEqual([there, await directions.distance(EAST, EAST)]);
    expect(await directions.distances([EAST], WEST)).toEqual([back]);
    expect(await directions.line(EAST, WEST)).toEqual([EAST, NORTH, WEST]);
  });

  it('leave out footpaths and roads that are connected with nothing', async () => {
    const roads = roadsOf(
      way([9_040_000, 2_375_000], [9_041_000, 2_375_000], [9_040_500, 2_376_000]),
      way([9_050_000, 2_385_000], [9_050_100, 2_385_000]),
      wayOf(-1, [
        [9_060_000, 2_395_000],
        [9_041_000, 2_375_000],
      ]),
    );
    const directions = directionsOn(roads);
    for (const [x, y] of [
      [9_050_000, 2_385_000],
      [9_060_000, 2_395_000],
    ] as const)
      expect((await directions.distance(at(x, y), WEST)).basis).toBe('STRAIGHT_LINE');
  });

  it('answer by the straight line, and say so, where the way goes far around a gap', async () => {
    const around = roadsOf(
      way([9_040_000, 2_375_000], [9_040_000, 2_378_000], [9_041_000, 2_378_000], [9_041_000, 2_375_000]),
    );
    const directions = directionsOn(around);
    const { metres, basis } = await directions.distance(WEST, EAST);
    expect(basis).toBe('STRAIGHT_LINE');
    expect([metres.low, metres.high]).toEqual([1_241, 3_919]);
    expect(await directions.distances([WEST], EAST)).toEqual([{ metres, basis }]);
  });

  it('read the roads once, at the first question', async () => {
    const read = jest.fn(async () => roadsOf(way([9_040_000, 2_375_000], [9_041_000, 2_375_000])));
    const directions = new BundledDirections(read);
    expect(read).not.toHaveBeenCalled();
    await Promise.all([directions.distance(WEST, EAST), directions.line(WEST, EAST)]);
    await directions.distance(EAST, WEST);
    expect(read).toHaveBeenCalledTimes(1);
  });
});

it('a way across the city is the best one, whichever way it is sought', async () => {
  const bundled = new BundledDirections();
  const to = { lat: 23.849_136, lng: 90.426_849 };
  const from = Array.from({ length: 40 }, (_, at) => ({
    lat: 23.71 + 0.17 * ((at * 0.618_034) % 1),
    lng: 90.35 + 0.1 * ((at * 0.754_878) % 1),
  }));
  const fromAll = await bundled.distances(from, to);
  const each = await Promise.all(from.map((point) => bundled.distance(point, to)));
  expect(each.map(({ metres }) => metres)).toEqual(fromAll.map(({ metres }) => metres));
  await bundled.close();
});
