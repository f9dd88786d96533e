/** A point is [x, y]: longitude and latitude in whole numbers of 0.00001 degree (about 1.1 m). */
const STEPS_PER_DEGREE = 1e5;
/** Metres of a step at 23.8° north. */
const STEP = { x: 1.0188, y: 1.1132 };

/** What the data is of: Dhaka and its surroundings, as far as the roads of the wheel reach. */
const BOX = { west: 9_027_000, south: 2_367_000, east: 9_052_000, north: 2_396_000 };

export const isInBox = ([x, y]) => x > BOX.west && x < BOX.east && y > BOX.south && y < BOX.north;

export const onGrid = ([longitude, latitude]) => [
  Math.round(longitude * STEPS_PER_DEGREE),
  Math.round(latitude * STEPS_PER_DEGREE),
];

/** A coordinate of the grid in degrees, as text. */
export const degrees = (coordinate) => (coordinate / STEPS_PER_DEGREE).toFixed(5);

/** The straight line in metres. */
export const metresBetween = (a, b) => Math.hypot((b[0] - a[0]) * STEP.x, (b[1] - a[1]) * STEP.y);

/** The metres of a line of points. */
export const lengthOf = (points) =>
  points.slice(1).reduce((sum, point, index) => sum + metresBetween(points[index], point), 0);

/** The first point, then each as its distance from the one before: x0, y0, dx, dy, … */
export const deltas = (points) =>
  points.flatMap((point, index) =>
    index === 0 ? point : [point[0] - points[index - 1][0], point[1] - points[index - 1][1]],
  );

export const mean = (points) =>
  points.reduce(([x, y], point) => [x + point[0] / points.length, y + point[1] / points.length], [0, 0]);

/** The one of the points that is nearest to another. */
export const nearestOf = (points, to) =>
  points.reduce((best, point) => (metresBetween(point, to) < metresBetween(best, to) ? point : best));
