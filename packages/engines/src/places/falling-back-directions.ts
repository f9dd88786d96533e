import type { Point } from '@pothik/contracts/platform';
import type { Logger } from '../logging/logger.js';
import { Directions, type DistanceOptions, type RoadDistance } from './directions.js';
import { Fallback, type OutageSentences } from './fallback.js';

/** One way to measure, and while it is away or slow another: the basis of an answer says whose it is. */
export class FallingBackDirections extends Directions {
  private readonly fallback: Fallback;

  constructor(
    private readonly first: Directions,
    private readonly second: Directions,
    logger: Logger,
    sentences: OutageSentences,
  ) {
    super();
    this.fallback = new Fallback(logger, sentences);
  }

  distance(from: Point, to: Point, options?: DistanceOptions): Promise<RoadDistance> {
    return this.ask((directions) => directions.distance(from, to, options));
  }

  distances(from: readonly Point[], to: Point): Promise<RoadDistance[]> {
    return this.ask((directions) => directions.distances(from, to));
  }

  line(from: Point, to: Point): Promise<Point[] | undefined> {
    return this.ask((directions) => directions.line(from, to));
  }

  /** @throws EngineUnavailable when the first does not answer: questions are answered nevertheless */
  async ping(): Promise<void> {
    await this.first.ping();
  }

  async close(): Promise<void> {
    await this.first.close();
    await this.second.close();
  }

  private ask<Answer>(question: (directions: Directions) => Promise<Answer>): Promise<Answer> {
    return this.fallback.ask(
      () => question(this.first),
      () => question(this.second),
    );
  }
}
