import { coordinatesOf, distanceOfRoute, distancesOfTable, lineOfRoute } from './osrm-answer.rules.js';

const route = (distance: number, start = 0, end = 0) => ({
  code: 'Ok',
  routes: [
    {
      distance,
      geometry: {
        coordinates: [
          [90.4, 23.7],
          [90.41, 23.71],
        ],
      },
    },
  ],
  waypoints: [{ distance: start }, { distance: end }],
});
const noWay = ['NoRoute', 'NoSegment', 'NoTable'].map((code) => ({ code }));

it('points are written longitude first', () => {
  expect(
    coordinatesOf([
      { lat: 23.7, lng: 90.4 },
      { lat: 23.8, lng: 90.5 },
    ]),
  ).toBe('90.4,23.7;90.5,23.8');
});

it('a route counts from the point to the road and from the road to the point too', () => {
  expect(distanceOfRoute(route(900, 60, 40), 700)).toEqual({ metres: { low: 950, high: 1_100 }, basis: 'ROUTER' });
});

it.each([route(900, 401), route(900, 0, 401), ...noWay])('only the straight line is known for %j', (answer) => {
  expect(distanceOfRoute(answer, 10_000).basis).toBe('STRAIGHT_LINE');
  expect(lineOfRoute(answer)).toBeUndefined();
});

it('a line is that of the first route', () => {
  expect(lineOfRoute(route(900))).toEqual([
    { lat: 23.7, lng: 90.4 },
    { lat: 23.71, lng: 90.41 },
  ]);
});

it('a table has a distance for each source, in their order', () => {
  const answer = {
    code: 'Ok',
    distances: [[2_000], [null], [3_000]],
    sources: [{ distance: 0 }, { distance: 0 }, { distance: 500 }],
    destinations: [{ distance: 0 }],
  };
  const bases = distancesOfTable(answer, [1_500, 1_500, 1_500]).map(({ basis }) => basis);
  expect(bases).toEqual(['ROUTER', 'STRAIGHT_LINE', 'STRAIGHT_LINE']);
  expect(distancesOfTable(answer, [1_500])[0]?.metres).toEqual({ low: 1_900, high: 2_200 });
  expect(distancesOfTable({ code: 'NoTable' }, [1_500, 900])).toHaveLength(2);
});

it.each([{ code: 'InvalidUrl' }, { code: 'Ok' }, { ...route(900), routes: [] }, 'soon', undefined])(
  'is no answer of a router: %j',
  (answer) => {
    expect(() => distanceOfRoute(answer, 900)).toThrow(expect.objectContaining({ name: 'ZodError' }));
    expect(() => distancesOfTable(answer, [900])).toThrow(expect.objectContaining({ name: 'ZodError' }));
    expect(() => lineOfRoute(answer)).toThrow(expect.objectContaining({ name: 'ZodError' }));
  },
);
