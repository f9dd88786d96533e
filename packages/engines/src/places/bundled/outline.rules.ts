import type { AreaRow, WayRow } from '@pothik/places-data';
import type { Spot } from './metres.rules.js';

/** The spots of x0, y0, dx, dy, …: each is told from the one before. */
export function spotsOf(deltas: readonly number[]): Spot[] {
  const spots: Spot[] = [];
  for (let at = 0; at + 1 < deltas.length; at += 2) {
    const before = spots.at(-1) ?? { x: 0, y: 0 };
    spots.push({ x: before.x + (deltas[at] as number), y: before.y + (deltas[at + 1] as number) });
  }
  return spots;
}

/** The spots of a way, in its direction. */
export const spotsOfWay = ([, , ...deltas]: WayRow): Spot[] => spotsOf(deltas);

/** Whether a spot lies within an outline: a line to the east crosses it an odd number of times. */
export function isWithin({ x, y }: Spot, outline: readonly Spot[]): boolean {
  let inside = false;
  for (const [index, one] of outline.entries()) {
    const other = outline.at(index - 1) as Spot;
    if (one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x)
      inside = !inside;
  }
  return inside;
}

/** Finds the area (index) one of whose wards contains a spot; -1 for none. The outlines are read once. */
export function areaFinder(areas: readonly AreaRow[]): (spot: Spot) => number {
  const outlines = areas.map(([, , , , , wards]) => wards.map(([, ...deltas]) => spotsOf(deltas)));
  return (spot) => outlines.findIndex((wards) => wards.some((outline) => isWithin(spot, outline)));
}
