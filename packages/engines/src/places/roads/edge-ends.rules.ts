import { BACKWARD, FORWARD, type RoadGraph } from './road-graph.rules.js';
import type { Snapped } from './snap.rules.js';

type Edges = Pick<RoadGraph, 'from' | 'to' | 'length' | 'cost' | 'passable'>;

/** A node beside a place on an edge, and how far it is. */
export interface EdgeEnd {
  node: number;
  seconds: number;
  metres: number;
}

const partOf = ({ length, cost }: Edges, edge: number, share: number) => ({
  seconds: share * (cost[edge] as number),
  metres: share * (length[edge] as number),
});

const isPassable = ({ passable }: Edges, edge: number, direction: number) =>
  ((passable[edge] as number) & direction) !== 0;

/** The nodes that are reached from a place on an edge without passing another one. */
export const leaving = (edges: Edges, { edge, share }: Snapped): EdgeEnd[] => [
  ...(isPassable(edges, edge, FORWARD) ? [{ node: edges.to[edge] as number, ...partOf(edges, edge, 1 - share) }] : []),
  ...(isPassable(edges, edge, BACKWARD) ? [{ node: edges.from[edge] as number, ...partOf(edges, edge, share) }] : []),
];

/** The nodes from which a place on an edge is reached without passing another one. */
export const arriving = (edges: Edges, { edge, share }: Snapped): EdgeEnd[] => [
  ...(isPassable(edges, edge, FORWARD) ? [{ node: edges.from[edge] as number, ...partOf(edges, edge, share) }] : []),
  ...(isPassable(edges, edge, BACKWARD) ? [{ node: edges.to[edge] as number, ...partOf(edges, edge, 1 - share) }] : []),
];

/** The metres between two places on one edge; undefined on different ones, or against the direction of a motorway. */
export function alongOneEdge(edges: Edges, start: Snapped, end: Snapped): number | undefined {
  if (start.edge !== end.edge) return undefined;
  const direction = start.share <= end.share ? FORWARD : BACKWARD;
  if (!isPassable(edges, start.edge, direction)) return undefined;
  return partOf(edges, start.edge, Math.abs(end.share - start.share)).metres;
}
