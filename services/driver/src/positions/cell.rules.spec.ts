import { POSITION } from '@pothik/contracts/driver';
import { type Point, straightMetres } from '@pothik/contracts/platform';
import fc from 'fast-check';
import { cellCentre, cellKey, cellsOf } from './cell.rules.js';

const inBangladesh = fc.record({
  lat: fc.double({ min: 20.5, max: 26.7, noNaN: true }),
  lng: fc.double({ min: 88, max: 92.7, noNaN: true }),
});
const centreOf = (point: Point) => cellCentre(point, POSITION.cellMetres);
const HALF_DIAGONAL = (POSITION.cellMetres / 2) * Math.SQRT2;
const moved = ({ lat, lng }: Point, north: number, east: number): Point => ({
  lat: lat + north / 111_195,
  lng: lng + east / (111_195 * Math.cos((lat * Math.PI) / 180)),
});

describe('the centre of a driver’s cell', () => {
  it('is at most half a diagonal away from whoever is in the cell', () => {
    fc.assert(
      fc.property(inBangladesh, (point) => {
        expect(straightMetres(point, centreOf(point))).toBeLessThanOrEqual(HALF_DIAGONAL + 1);
      }),
    );
  });

  it('is the same for everybody in the cell, to the last digit', () => {
    const within = fc.double({ min: -245, max: 245, noNaN: true });
    fc.assert(
      fc.property(inBangladesh, within, within, (point, north, east) => {
        const centre = centreOf(point);
        expect(centreOf(moved(centre, north, east))).toEqual(centre);
      }),
    );
  });

  it('is another one beyond the cell', () => {
    const centre = centreOf({ lat: 23.7575, lng: 90.3897 });
    for (const [north, east] of [
      [260, 0],
      [-260, 0],
      [0, 260],
      [0, -260],
    ] as const)
      expect(centreOf(moved(centre, north, east))).not.toEqual(centre);
  });
});

it('the cells of many are as many as are asked for, each once, as they come first', () => {
  const standing = Array.from({ length: 250 }, (_, index) => ({
    point: { lat: 23.7 + Math.floor(index / 2), lng: 90.4 },
  }));
  const cells = cellsOf(standing, 100);
  expect([...cells.values()].map(({ lat }) => Math.floor(lat) - 23)).toEqual([...Array(100).keys()]);
  expect([...cells.keys()][0]).toBe(cellKey({ lat: 23.7, lng: 90.4 }));
  expect(cellsOf(standing.slice(0, 3), 100).size).toBe(2);
});

it('pickups on both sides of a road are of one square of 100 m or of neighbouring ones, those 150 m apart of two', () => {
  const squares = (metres: number) =>
    Array.from({ length: 50 }, (_, step) =>
      cellKey(cellCentre(moved({ lat: 23.75, lng: 90.39 }, step * metres, 0), 100)),
    );
  expect(new Set(squares(2)).size).toBeLessThanOrEqual(2);
  expect(new Set(squares(150)).size).toBe(50);
});
