/** Metres of 0.00001 degree: latitude by the mean meridian, longitude at 23.8 degrees north, the middle of Dhaka. */
const METRES_NORTH = 1.1132;
const METRES_EAST = METRES_NORTH * Math.cos((23.8 * Math.PI) / 180);

const DIAGONAL = Math.SQRT1_2;
const DIRECTIONS = {
  north: [0, 1],
  'north-east': [DIAGONAL, DIAGONAL],
  east: [1, 0],
  'south-east': [DIAGONAL, -DIAGONAL],
  south: [0, -1],
  'south-west': [-DIAGONAL, -DIAGONAL],
  west: [-1, 0],
  'north-west': [-DIAGONAL, DIAGONAL],
};

/** @param {[number, number]} first in units of 0.00001 degree @param {[number, number]} second */
export const squaredMetres = (first, second) =>
  ((first[0] - second[0]) * METRES_EAST) ** 2 + ((first[1] - second[1]) * METRES_NORTH) ** 2;

/** A point so many metres away; throws on a direction that has no name here. @param {[number, number]} point @param {number} metres @param {string} direction */
export function moved([x, y], metres, direction) {
  const toward = DIRECTIONS[direction];
  if (toward === undefined) throw new Error(`${direction} is no direction`);
  return [Math.round(x + (toward[0] * metres) / METRES_EAST), Math.round(y + (toward[1] * metres) / METRES_NORTH)];
}
