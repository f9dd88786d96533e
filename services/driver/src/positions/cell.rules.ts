import { POSITION } from '@pothik/contracts/driver';
import { metresOfDegree, type Point } from '@pothik/contracts/platform';

/**
 * The centre of the cell that a point lies in, of one fixed grid for all: rows of 500 m from the equator, in each of them cells of
 * 500 m from Greenwich. Whoever stands in a cell has the same centre, to the last digit.
 */
export function cellCentre({ lat, lng }: Point): Point {
  const centre = (degrees: number, metres: number) => {
    const cell = POSITION.cellMetres / metres;
    return (Math.floor(degrees / cell) + 0.5) * cell;
  };
  const row = centre(lat, metresOfDegree(0).lat);
  return { lat: row, lng: centre(lng, metresOfDegree(row).lng) };
}
