import type { Point } from '@pothik/contracts/platform';
import { metresOfDegree } from '@pothik/contracts/platform';

/** About a kilometre. */
const CELLS_OF_DEGREE = 100;
const ROW = 100_000;

export interface Cell {
  column: number;
  row: number;
}

export const cellOf = ({ lat, lng }: Point): Cell => ({
  column: Math.floor(lng * CELLS_OF_DEGREE),
  row: Math.floor(lat * CELLS_OF_DEGREE),
});

export const numberOf = ({ column, row }: Cell): number => column * ROW + row;

/** The cells of the ring so many cells around this one; ring 0 is the cell itself. */
export function ringOf({ column, row }: Cell, ring: number): number[] {
  if (ring === 0) return [numberOf({ column, row })];
  const steps = Array.from({ length: 2 * ring }, (_, step) => step - ring);
  return steps.flatMap((step) =>
    [
      { column: column + step, row: row - ring },
      { column: column + ring, row: row + step },
      { column: column - step, row: row + ring },
      { column: column - ring, row: row - step },
    ].map(numberOf),
  );
}

/** No place in this ring or beyond is nearer to any point of the middle cell, in metres. */
export function nearestOfRing({ lat }: Point, ring: number): number {
  // Of the northern edge of the ring, where cells are narrowest.
  const degree = metresOfDegree(lat + ring / CELLS_OF_DEGREE);
  return (Math.max(0, ring - 1) * Math.min(degree.lat, degree.lng)) / CELLS_OF_DEGREE;
}
