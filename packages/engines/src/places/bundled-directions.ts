import type { Point } from '@pothik/contracts/platform';
import { straightMetres } from '@pothik/contracts/platform';
import { type RoadsData, readRoads } from '@pothik/places-data';
import { Directions, type RoadDistance } from './directions.js';
import { bundledDistance, straightLineDistance } from './distance-range.rules.js';
import { buildRoadGraph } from './roads/build-road-graph.js';
import type { RoadGraph } from './roads/road-graph.rules.js';
import { type Snapped, snap } from './roads/snap.rules.js';
import { thinned } from './roads/thin-line.rules.js';
import { WayFinder } from './roads/way-finder.js';

interface Roads {
  graph: RoadGraph;
  ways: WayFinder;
}

/** The bundled roads where both ends are on them, elsewhere the straight line. Read at the first question; a way takes tens of milliseconds. */
export class BundledDirections extends Directions {
  private roads: Promise<Roads> | undefined;

  constructor(private readonly read: () => Promise<RoadsData> = readRoads) {
    super();
  }

  async distance(from: Point, to: Point): Promise<RoadDistance> {
    const { graph, ways } = await this.known();
    const [start, end] = [snap(graph, from), snap(graph, to)];
    const metres = start && end && ways.metresOf(start, end);
    return distanceOf({ from, to, start, end, metres });
  }

  async distances(from: readonly Point[], to: Point): Promise<RoadDistance[]> {
    const { graph, ways } = await this.known();
    const end = snap(graph, to);
    const starts = from.map((point) => snap(graph, point));
    const known = starts.filter((start) => start !== undefined);
    const found = end ? ways.metresFrom(known, end) : [];
    const metresOf = new Map(known.map((start, index) => [start, found[index]]));
    return from.map((point, index) => {
      const start = starts[index];
      return distanceOf({ from: point, to, start, end, metres: start && metresOf.get(start) });
    });
  }

  async line(from: Point, to: Point): Promise<Point[] | undefined> {
    const { graph, ways } = await this.known();
    const [start, end] = [snap(graph, from), snap(graph, to)];
    const line = start && end && ways.lineOf(start, end);
    return line && thinned([from, ...line, to]);
  }

  async ping(): Promise<void> {
    // The roads are in the program's own files.
  }

  async close(): Promise<void> {
    this.roads = undefined;
  }

  private known(): Promise<Roads> {
    this.roads ??= this.build();
    return this.roads;
  }

  private async build(): Promise<Roads> {
    const graph = buildRoadGraph(await this.read());
    return { graph, ways: new WayFinder(graph) };
  }
}

interface Trip {
  from: Point;
  to: Point;
  start: Snapped | undefined;
  end: Snapped | undefined;
  metres: number | undefined;
}

function distanceOf({ from, to, start, end, metres }: Trip): RoadDistance {
  const straight = straightMetres(from, to);
  if (!start || !end || metres === undefined) return straightLineDistance(straight);
  return bundledDistance(start.metres + metres + end.metres, straight);
}
