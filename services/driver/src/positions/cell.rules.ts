import { metresOfDegree, type Point } from '@pothik/contracts/platform';

/**
 * The centre of the cell that a point lies in, of one fixed grid for all: rows of `metres` from the equator, in each of them cells
 * as wide from Greenwich. Whoever stands in a cell has the same centre, to the last digit.
 */
export function cellCentre({ lat, lng }: Point, metres: number): Point {
  const centre = (degrees: number, metresOfOne: number) => {
    const cell = metres / metresOfOne;
    return (Math.floor(degrees / cell) + 0.5) * cell;
  };
  const row = centre(lat, metresOfDegree(0).lat);
  return { lat: row, lng: centre(lng, metresOfDegree(row).lng) };
}

/** A cell in a word, such as for a key. */
export const cellKey = ({ lat, lng }: Point): string => `${lat},${lng}`;

/** The different cells in which these stand, by their words, as they come first; at most `maximum`. */
export function cellsOf(standing: readonly { point: Point }[], maximum: number): Map<string, Point> {
  const cells = new Map(standing.map(({ point }) => [cellKey(point), point]));
  return new Map([...cells].slice(0, maximum));
}
