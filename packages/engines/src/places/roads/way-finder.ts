import type { Point } from '@pothik/contracts/platform';
import { metresOfDegree } from '@pothik/contracts/platform';
import FlatQueue from 'flatqueue';
import { FASTEST_METRES_PER_SECOND } from './build-road-graph.js';
import { alongOneEdge, arriving, type EdgeEnd, leaving } from './edge-ends.rules.js';
import { BACKWARD, FORWARD, pointOf, type RoadGraph, UNITS_OF_DEGREE } from './road-graph.rules.js';
import type { Snapped } from './snap.rules.js';

const NO_NODE = 0xffffffff;
/** A flat map of a city is wrong by less than so much: the least seconds stay the least. */
const FLAT = 0.997;

/** From where a search begins, in which direction edges are passed, and when it ends. */
interface Search {
  begins: readonly EdgeEnd[];
  direction: number;
  /** The nodes beside the goal; none where there are many goals. */
  beforeGoal: ReadonlyMap<number, EdgeEnd>;
  /** The seconds that a node is at least away from the goal. */
  atLeast(node: number): number;
  isLast(node: number): boolean;
}

/**
 * Finds ways in the graph. Its arrays are used again by each search and marked with its number instead of being emptied, so one
 * search runs at a time: none of them waits.
 */
export class WayFinder {
  private readonly seconds: Float64Array;
  private readonly metres: Float64Array;
  private readonly before: Uint32Array;
  private readonly reachedIn: Uint32Array;
  private readonly closedIn: Uint32Array;
  private readonly queue = new FlatQueue<number>();
  /** The place at which a way ends, as a further node. */
  private readonly goal: number;
  private number = 0;

  constructor(private readonly graph: RoadGraph) {
    this.goal = graph.x.length;
    this.seconds = new Float64Array(this.goal + 1);
    this.metres = new Float64Array(this.goal + 1);
    this.before = new Uint32Array(this.goal + 1);
    this.reachedIn = new Uint32Array(this.goal + 1);
    this.closedIn = new Uint32Array(this.goal + 1);
  }

  /** The metres of the best way, by A*; undefined where there is none. */
  metresOf(start: Snapped, end: Snapped): number | undefined {
    const along = alongOneEdge(this.graph, start, end);
    if (along !== undefined) return along;
    return this.reach(start, end) ? this.metres[this.goal] : undefined;
  }

  /** The points of the best way, both ends included; undefined where there is none. */
  lineOf(start: Snapped, end: Snapped): Point[] | undefined {
    if (alongOneEdge(this.graph, start, end) !== undefined) return [start.point, end.point];
    if (!this.reach(start, end)) return undefined;
    const backwards = [end.point];
    for (let node = this.before[this.goal] as number; node !== NO_NODE; node = this.before[node] as number)
      backwards.push(pointOf(this.graph, node));
    return [...backwards, start.point].reverse();
  }

  /** The metres of the best ways from several places to one, by one search from there outward. */
  metresFrom(starts: readonly Snapped[], end: Snapped): (number | undefined)[] {
    const ends = starts.map((start) => leaving(this.graph, start));
    const open = new Set(ends.flat().map(({ node }) => node));
    this.explore({
      begins: arriving(this.graph, end),
      direction: BACKWARD,
      beforeGoal: new Map(),
      atLeast: () => 0,
      isLast: (node) => open.delete(node) && open.size === 0,
    });
    return starts.map((start, index) => alongOneEdge(this.graph, start, end) ?? this.bestOf(ends[index] ?? []));
  }

  private bestOf(ends: readonly EdgeEnd[]): number | undefined {
    const ways = ends
      .filter(({ node }) => this.closedIn[node] === this.number)
      .map(({ node, seconds, metres }) => ({
        seconds: seconds + (this.seconds[node] as number),
        metres: metres + (this.metres[node] as number),
      }));
    return ways.sort((left, right) => left.seconds - right.seconds)[0]?.metres;
  }

  private reach(start: Snapped, end: Snapped): boolean {
    this.explore({
      begins: leaving(this.graph, start),
      direction: FORWARD,
      beforeGoal: new Map(arriving(this.graph, end).map((one) => [one.node, one])),
      atLeast: this.secondsTo(end.point),
      isLast: (node) => node === this.goal,
    });
    return this.closedIn[this.goal] === this.number;
  }

  /** The seconds that a node is at least away from a point: asked for every node of a search, so on a flat map. */
  private secondsTo({ lat, lng }: Point): (node: number) => number {
    const { x, y } = this.graph;
    const of = metresOfDegree(lat);
    const [eastward, northward] = [of.lng, of.lat].map(
      (metres) => (metres * FLAT) / UNITS_OF_DEGREE / FASTEST_METRES_PER_SECOND,
    ) as [number, number];
    const [goalX, goalY] = [lng * UNITS_OF_DEGREE, lat * UNITS_OF_DEGREE];
    return (node) => {
      const east = ((x[node] as number) - goalX) * eastward;
      const north = ((y[node] as number) - goalY) * northward;
      return Math.sqrt(east * east + north * north);
    };
  }

  /** Visits nodes in the order of their seconds and those still to come, until one is the last. */
  private explore(search: Search): void {
    this.number += 1;
    this.queue.clear();
    for (const begin of search.begins) this.arrive(begin, NO_NODE, search.atLeast(begin.node));
    for (let node = this.queue.pop(); node !== undefined; node = this.queue.pop()) {
      if (this.closedIn[node] === this.number) continue;
      this.closedIn[node] = this.number;
      if (search.isLast(node)) return;
      this.leave(node, search);
    }
  }

  private leave(node: number, { direction, beforeGoal, atLeast }: Search): void {
    const { firstEdge, to, length, cost, passable } = this.graph;
    const [seconds, metres] = [this.seconds[node] as number, this.metres[node] as number];
    const last = beforeGoal.get(node);
    if (last !== undefined)
      this.arrive({ node: this.goal, seconds: seconds + last.seconds, metres: metres + last.metres }, node, 0);
    const end = firstEdge[node + 1] as number;
    for (let edge = firstEdge[node] as number; edge < end; edge += 1) {
      if (((passable[edge] as number) & direction) === 0) continue;
      const next = to[edge] as number;
      const reached = seconds + (cost[edge] as number);
      if (this.reachedIn[next] === this.number && (this.seconds[next] as number) <= reached) continue;
      this.arrive({ node: next, seconds: reached, metres: metres + (length[edge] as number) }, node, atLeast(next));
    }
  }

  /** Notes a way to a node unless a shorter one is known. */
  private arrive({ node, seconds, metres }: EdgeEnd, before: number, atLeast: number): void {
    if (this.reachedIn[node] === this.number && (this.seconds[node] as number) <= seconds) return;
    this.reachedIn[node] = this.number;
    this.before[node] = before;
    this.seconds[node] = seconds;
    this.metres[node] = metres;
    this.queue.push(node, seconds + atLeast);
  }
}
