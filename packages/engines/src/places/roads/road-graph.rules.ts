import type { Point } from '@pothik/contracts/platform';

/** Who may pass an edge: from its first node, towards it, or both. */
export const FORWARD = 1;
export const BACKWARD = 2;

/** The roads as nodes and edges in typed arrays: the edges of node n are `firstEdge[n]` to `firstEdge[n + 1]`. */
export interface RoadGraph {
  /** In 0.00001 degree. */
  readonly x: Int32Array;
  readonly y: Int32Array;
  readonly firstEdge: Uint32Array;
  readonly from: Uint32Array;
  readonly to: Uint32Array;
  /** Metres of each edge. */
  readonly length: Float32Array;
  /** Seconds of each edge at the speeds by which ways are chosen. */
  readonly cost: Float32Array;
  /** FORWARD, BACKWARD or both. */
  readonly passable: Uint8Array;
  /** The edges of the largest connected part by the cells that they pass, each in one direction. */
  readonly cells: ReadonlyMap<number, readonly number[]>;
}

export const UNITS_OF_DEGREE = 100_000;

export const pointOf = ({ x, y }: Pick<RoadGraph, 'x' | 'y'>, node: number): Point => ({
  lat: (y[node] as number) / UNITS_OF_DEGREE,
  lng: (x[node] as number) / UNITS_OF_DEGREE,
});
