import { straightMetres } from '@pothik/contracts/platform';
import { cellOf, nearestOfRing, numberOf, ringOf } from './grid.rules.js';

const DHAKA = { lat: 23.7461, lng: 90.3742 };

it('the rings around a cell cover a square of cells, each once', () => {
  const cells = [0, 1, 2, 3].flatMap((ring) => ringOf(cellOf(DHAKA), ring));
  const { column, row } = cellOf(DHAKA);
  const square = Array.from({ length: 49 }, (_, index) =>
    numberOf({ column: column - 3 + (index % 7), row: row - 3 + Math.floor(index / 7) }),
  );
  expect(cells.sort()).toEqual(square.sort());
});

it('no place of a ring is nearer than the ring says', () => {
  const steps = Array.from({ length: 41 }, (_, step) => (step - 20) / 1_000);
  for (const north of steps)
    for (const east of steps) {
      const place = { lat: DHAKA.lat + north, lng: DHAKA.lng + east };
      const [from, to] = [cellOf(DHAKA), cellOf(place)];
      const ring = Math.max(Math.abs(from.column - to.column), Math.abs(from.row - to.row));
      expect(straightMetres(DHAKA, place)).toBeGreaterThanOrEqual(nearestOfRing(DHAKA, ring));
    }
  expect(nearestOfRing(DHAKA, 3)).toBeGreaterThan(2_000);
});
