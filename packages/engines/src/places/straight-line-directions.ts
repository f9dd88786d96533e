import { type Point, straightMetres } from '@pothik/contracts/platform';
import { Directions, type RoadDistance } from './directions.js';
import { straightLineDistance } from './distance-range.rules.js';

/** What is known of every way without any map. */
export class StraightLineDirections extends Directions {
  async distance(from: Point, to: Point): Promise<RoadDistance> {
    return straightLineDistance(straightMetres(from, to));
  }

  distances(from: readonly Point[], to: Point): Promise<RoadDistance[]> {
    return Promise.all(from.map((point) => this.distance(point, to)));
  }

  async line(): Promise<undefined> {
    return undefined;
  }

  async ping(): Promise<void> {
    // A line needs nothing.
  }

  async close(): Promise<void> {
    // A line holds nothing.
  }
}
