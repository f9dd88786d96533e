import { thinned } from './thin-line.rules.js';

const at = (lat: number, lng: number) => ({ lat, lng });

it('points on a straight road are left out, its ends stay', () => {
  const road = Array.from({ length: 50 }, (_, index) => at(23.7 + index * 0.001, 90.4));
  expect(thinned(road)).toEqual([road[0], road[49]]);
});

it('a corner stays, a bend of less than 10 m does not', () => {
  const line = [at(23.7, 90.4), at(23.705, 90.40005), at(23.71, 90.4), at(23.71, 90.41)];
  expect(thinned(line)).toEqual([line[0], line[2], line[3]]);
});

it('a way that returns to its begin keeps its turning point', () => {
  const line = [at(23.7, 90.4), at(23.71, 90.4), at(23.7, 90.4)];
  expect(thinned(line)).toEqual(line);
});

it('a line of one or two points is itself', () => {
  expect(thinned([at(23.7, 90.4)])).toEqual([at(23.7, 90.4)]);
  expect(thinned([at(23.7, 90.4), at(23.7, 90.4)])).toHaveLength(2);
});
