import { POSITION } from '@pothik/contracts/driver';
import { type Point, straightMetres } from '@pothik/contracts/platform';
import fc from 'fast-check';
import { cellCentre } from './cell.rules.js';

const inBangladesh = fc.record({
  lat: fc.double({ min: 20.5, max: 26.7, noNaN: true }),
  lng: fc.double({ min: 88, max: 92.7, noNaN: true }),
});
const HALF_DIAGONAL = (POSITION.cellMetres / 2) * Math.SQRT2;
const moved = ({ lat, lng }: Point, north: number, east: number): Point => ({
  lat: lat + north / 111_195,
  lng: lng + east / (111_195 * Math.cos((lat * Math.PI) / 180)),
});

describe('the centre of a driver’s cell', () => {
  it('is at most half a diagonal away from whoever is in the cell', () => {
    fc.assert(
      fc.property(inBangladesh, (point) => {
        expect(straightMetres(point, cellCentre(point))).toBeLessThanOrEqual(HALF_DIAGONAL + 1);
      }),
    );
  });

  it('is the same for everybody in the cell, to the last digit', () => {
    const within = fc.double({ min: -245, max: 245, noNaN: true });
    fc.assert(
      fc.property(inBangladesh, within, within, (point, north, east) => {
        const centre = cellCentre(point);
        expect(cellCentre(moved(centre, north, east))).toEqual(centre);
      }),
    );
  });

  it('is another one beyond the cell', () => {
    const centre = cellCentre({ lat: 23.7575, lng: 90.3897 });
    for (const [north, east] of [
      [260, 0],
      [-260, 0],
      [0, 260],
      [0, -260],
    ] as const)
      expect(cellCentre(moved(centre, north, east))).not.toEqual(centre);
  });
});
