import { type Point, straightMetres } from '@pothik/contracts/platform';
import { EngineUnavailable } from '../failures/engine-unavailable.js';
import { Directions, type DistanceOptions, type RoadDistance } from './directions.js';
import { straightLineDistance } from './distance-range.rules.js';

/** What is known of every way without any map. No fare is made from it: whoever fills a queue would raise the legal ceiling. */
export class StraightLineDirections extends Directions {
  /** @throws EngineUnavailable for a fare */
  async distance(from: Point, to: Point, { fareOf }: DistanceOptions = {}): Promise<RoadDistance> {
    if (fareOf !== undefined) throw new EngineUnavailable('places', new Error('No fare is made from a straight line.'));
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
