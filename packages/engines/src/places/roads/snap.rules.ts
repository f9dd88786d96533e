import type { Point } from '@pothik/contracts/platform';
import { metresOfDegree } from '@pothik/contracts/platform';
import { type RoadGraph, UNITS_OF_DEGREE } from './road-graph.rules.js';

/** A point farther from every road is not on the roads: 400 m are five minutes on foot. */
export const SNAP_WITHIN_METRES = 400;

/** About 500 m, so that the 3 x 3 cells around a point hold every road within 400 m. */
const CELL_UNITS = 500;
const ROW = 100_000;

const cellAt = (column: number, row: number): number => column * ROW + row;
const cellNumber = (units: number): number => Math.floor(units / CELL_UNITS);

/** The cells that a straight road between two places in 0.00001 degree may pass. */
export function cellsBetween([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): number[] {
  const [west, east] = [cellNumber(Math.min(ax, bx)), cellNumber(Math.max(ax, bx))];
  const [south, north] = [cellNumber(Math.min(ay, by)), cellNumber(Math.max(ay, by))];
  const cells: number[] = [];
  for (let column = west; column <= east; column += 1)
    for (let row = south; row <= north; row += 1) cells.push(cellAt(column, row));
  return cells;
}

/** Where a point meets the roads. */
export interface Snapped {
  edge: number;
  /** How far along the edge, from 0 to 1. */
  share: number;
  point: Point;
  /** From the given point to the road, in the straight line. */
  metres: number;
}

/** The nearest place on the connected roads; undefined where there is none within 400 m. */
export function snap(graph: Pick<RoadGraph, 'x' | 'y' | 'from' | 'to' | 'cells'>, given: Point): Snapped | undefined {
  const degree = metresOfDegree(given.lat);
  const eastOf = (node: number) => ((graph.x[node] as number) / UNITS_OF_DEGREE - given.lng) * degree.lng;
  const northOf = (node: number) => ((graph.y[node] as number) / UNITS_OF_DEGREE - given.lat) * degree.lat;
  let best: Snapped | undefined;
  for (const edge of edgesAround(graph.cells, given)) {
    const [from, to] = [graph.from[edge] as number, graph.to[edge] as number];
    const [ax, ay] = [eastOf(from), northOf(from)];
    const [dx, dy] = [eastOf(to) - ax, northOf(to) - ay];
    const share = Math.min(1, Math.max(0, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)));
    const [east, north] = [ax + share * dx, ay + share * dy];
    const metres = Math.hypot(east, north);
    if (metres > (best?.metres ?? SNAP_WITHIN_METRES)) continue;
    best = { edge, share, metres, point: { lat: given.lat + north / degree.lat, lng: given.lng + east / degree.lng } };
  }
  return best;
}

function* edgesAround(cells: RoadGraph['cells'], { lat, lng }: Point): Generator<number> {
  const [column, row] = [cellNumber(lng * UNITS_OF_DEGREE), cellNumber(lat * UNITS_OF_DEGREE)];
  for (const east of [-1, 0, 1])
    for (const north of [-1, 0, 1]) yield* cells.get(cellAt(column + east, row + north)) ?? [];
}
