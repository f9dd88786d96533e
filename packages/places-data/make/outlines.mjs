import { onGrid } from './grid.mjs';

/** The outer ring of the largest part (by points) of a feature. */
export function outerRing({ geometry: { type, coordinates } }) {
  const polygons = type === 'Polygon' ? [coordinates] : coordinates;
  const rings = polygons.map(([outer]) => outer.map(onGrid));
  return rings.reduce((a, b) => (b.length > a.length ? b : a));
}

/** The area of a ring, in steps squared, and its centre of gravity. */
export function centreOf(ring) {
  const [origin] = ring;
  let [area, x, y] = [0, 0, 0];
  for (let i = 1; i < ring.length; i++) {
    const [ax, ay] = [ring[i - 1][0] - origin[0], ring[i - 1][1] - origin[1]];
    const [bx, by] = [ring[i][0] - origin[0], ring[i][1] - origin[1]];
    const cross = ax * by - bx * ay;
    area += cross / 2;
    x += ((ax + bx) * cross) / 6;
    y += ((ay + by) * cross) / 6;
  }
  return { area: Math.abs(area), at: area === 0 ? origin : [origin[0] + x / area, origin[1] + y / area] };
}

/** Whether a point lies inside a ring: a line from it crosses the ring an odd number of times. */
export function isInside([x, y], ring) {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [xi, yi] = ring[i];
    const [xj, yj] = ring[j];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}
