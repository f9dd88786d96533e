import { straightMetres } from '@pothik/contracts/platform';
import type { RoadsData, WayRow } from '@pothik/places-data';
import { BACKWARD, FORWARD, pointOf, type RoadGraph } from './road-graph.rules.js';
import { cellsBetween } from './snap.rules.js';

/**
 * Only to choose between ways, in km/h by the index of the class (motorway to road): no one drives so in Dhaka's traffic, but
 * wide roads are preferred in about this proportion.
 */
const CHOICE_SPEED = [50, 32, 26, 22, 19, 16, 14, 12, 10, 14].map((speed) => speed / 3.6);
export const FASTEST_METRES_PER_SECOND = Math.max(...CHOICE_SPEED);
/** Motorways run the way they are drawn; other one-way streets are not in the data. */
const MOTORWAY = 0;

interface Drawn {
  x: number[];
  y: number[];
  from: number[];
  to: number[];
  roadClass: number[];
}

/** The graph of the roads; it takes about half a second. */
export function buildRoadGraph({ ways }: Pick<RoadsData, 'ways'>): RoadGraph {
  const drawn = draw(ways);
  const rows = inRows(drawn);
  const isInLargest = largestPart(drawn.x.length, drawn.from, drawn.to);
  return { ...rows, cells: inCells(rows, isInLargest) };
}

type Rows = Omit<RoadGraph, 'cells'>;

/** Each edge once, in the cells that it passes. */
function inCells({ x, y, from, to, passable }: Rows, isInLargest: (node: number) => boolean): Map<number, number[]> {
  const cells = new Map<number, number[]>();
  const placeOf = (node: number) => [x[node] as number, y[node] as number] as const;
  for (const [edge, one] of from.entries()) {
    const other = to[edge] as number;
    // Of the two directions of a street the one from the lower node, of a motorway the one that is driven.
    const isOther = passable[edge] === BACKWARD || (passable[edge] !== FORWARD && one > other);
    if (isOther || !isInLargest(one)) continue;
    for (const cell of cellsBetween(placeOf(one), placeOf(other))) {
      const members = cells.get(cell);
      if (members) members.push(edge);
      else cells.set(cell, [edge]);
    }
  }
  return cells;
}

/** The nodes and edges in the order of the ways. */
function draw(ways: readonly WayRow[]): Drawn {
  const drawn: Drawn = { x: [], y: [], from: [], to: [], roadClass: [] };
  const known = new Map<number, number>();
  const nodeAt = (x: number, y: number): number => {
    const place = x * 1e8 + y;
    const node = known.get(place) ?? drawn.x.push(x) - 1;
    if (node === drawn.y.length) drawn.y.push(y);
    known.set(place, node);
    return node;
  };
  for (const way of ways) if (way[0] >= 0) drawWay(way, nodeAt, drawn);
  return drawn;
}

function drawWay([roadClass, , ...numbers]: WayRow, nodeAt: (x: number, y: number) => number, drawn: Drawn): void {
  let [x, y] = numbers as [number, number, ...number[]];
  let last = nodeAt(x, y);
  for (let index = 2; index < numbers.length; index += 2) {
    x += numbers[index] as number;
    y += numbers[index + 1] as number;
    const node = nodeAt(x, y);
    drawn.from.push(last);
    drawn.to.push(node);
    drawn.roadClass.push(roadClass);
    last = node;
  }
}

/** Each edge in the row of both of its nodes, so that ways are found in either direction. */
function inRows({ x, y, from, to, roadClass }: Drawn): Rows {
  const firstEdge = new Uint32Array(x.length + 1);
  for (const node of [from, to].flat()) firstEdge[node + 1] = (firstEdge[node + 1] as number) + 1;
  for (let node = 0; node < x.length; node += 1)
    firstEdge[node + 1] = (firstEdge[node + 1] as number) + (firstEdge[node] as number);
  const edges = 2 * from.length;
  const rows = {
    x: Int32Array.from(x),
    y: Int32Array.from(y),
    firstEdge,
    from: new Uint32Array(edges),
    to: new Uint32Array(edges),
    length: new Float32Array(edges),
    cost: new Float32Array(edges),
    passable: new Uint8Array(edges),
  };
  const free = firstEdge.slice();
  const add = (one: number, other: number, metres: number, seconds: number, passable: number) => {
    const at = free[one] as number;
    free[one] = at + 1;
    rows.from[at] = one;
    rows.to[at] = other;
    rows.length[at] = metres;
    rows.cost[at] = seconds;
    rows.passable[at] = passable;
  };
  for (const [edge, one] of from.entries()) {
    const other = to[edge] as number;
    const metres = straightMetres(pointOf(rows, one), pointOf(rows, other));
    const seconds = metres / (CHOICE_SPEED[roadClass[edge] as number] as number);
    const isOneWay = roadClass[edge] === MOTORWAY;
    add(one, other, metres, seconds, isOneWay ? FORWARD : FORWARD | BACKWARD);
    add(other, one, metres, seconds, isOneWay ? BACKWARD : FORWARD | BACKWARD);
  }
  return rows;
}

/** Which nodes are in the largest part that is connected by edges. */
function largestPart(nodes: number, from: readonly number[], to: readonly number[]): (node: number) => boolean {
  const parent = Int32Array.from({ length: nodes }, (_, node) => node);
  const rootOf = (node: number): number => {
    let at = node;
    while (parent[at] !== at) {
      // Halving the path on the way keeps later questions short.
      parent[at] = parent[parent[at] as number] as number;
      at = parent[at] as number;
    }
    return at;
  };
  from.forEach((one, edge) => {
    parent[rootOf(one)] = rootOf(to[edge] as number);
  });
  const sizes = new Uint32Array(nodes);
  for (let node = 0; node < nodes; node += 1) sizes[rootOf(node)] = (sizes[rootOf(node)] as number) + 1;
  const largest = sizes.reduce((best, size, node) => (size > (sizes[best] ?? 0) ? node : best), 0);
  return (node) => rootOf(node) === largest;
}
