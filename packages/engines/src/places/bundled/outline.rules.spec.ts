import type { AreaRow } from '@pothik/places-data';
import { areaFinder, isWithin, spotsOf, spotsOfWay } from './outline.rules.js';

const SQUARE = [0, 0, 100, 0, 0, 100, -100, 0];

it('spots are told from the one before', () => {
  expect(spotsOf(SQUARE)).toEqual([
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 100 },
    { x: 0, y: 100 },
  ]);
  expect(spotsOfWay([6, 0, 5, 5, 1, -1])).toEqual([
    { x: 5, y: 5 },
    { x: 6, y: 4 },
  ]);
});

it('a spot is within an outline or not', () => {
  expect(isWithin({ x: 50, y: 50 }, spotsOf(SQUARE))).toBe(true);
  expect(isWithin({ x: 150, y: 50 }, spotsOf(SQUARE))).toBe(false);
  expect(isWithin({ x: 50, y: -1 }, spotsOf(SQUARE))).toBe(false);
});

it('a spot lies in the area of which a ward contains it', () => {
  const areas: AreaRow[] = [
    ['Ramna', null, 'Dhaka', 0, 0, [['Ward 1', 500, 500, 10, 0, 0, 10]]],
    [
      'Gulshan',
      null,
      'Dhaka',
      0,
      0,
      [
        ['Ward 2', 900, 900, 10, 0, 0, 10],
        ['Ward 3', 0, 0, 100, 0, 0, 100, -100, 0],
      ],
    ],
  ];
  const areaAround = areaFinder(areas);
  expect(areaAround({ x: 50, y: 50 })).toBe(1);
  expect(areaAround({ x: -50, y: 50 })).toBe(-1);
});
