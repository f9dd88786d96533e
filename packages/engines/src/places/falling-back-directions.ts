import type { Point } from '@pothik/contracts/platform';
import { isEngineUnavailable } from '../failures/engine-unavailable.js';
import type { Logger } from '../logging/logger.js';
import { Directions, type RoadDistance } from './directions.js';

/**
 * The router, and while it is away or slow the bundled roads: the basis of an answer says whose it is. The log says once when
 * the router is away and once when it is back.
 */
export class FallingBackDirections extends Directions {
  private isAway = false;

  constructor(
    private readonly router: Directions,
    private readonly bundled: Directions,
    private readonly logger: Logger,
  ) {
    super();
  }

  distance(from: Point, to: Point): Promise<RoadDistance> {
    return this.ask((directions) => directions.distance(from, to));
  }

  distances(from: readonly Point[], to: Point): Promise<RoadDistance[]> {
    return this.ask((directions) => directions.distances(from, to));
  }

  line(from: Point, to: Point): Promise<Point[] | undefined> {
    return this.ask((directions) => directions.line(from, to));
  }

  /** @throws EngineUnavailable when the router does not answer: questions are answered nevertheless */
  async ping(): Promise<void> {
    await this.router.ping();
  }

  async close(): Promise<void> {
    await this.router.close();
    await this.bundled.close();
  }

  private async ask<T>(question: (directions: Directions) => Promise<T>): Promise<T> {
    try {
      const answer = await question(this.router);
      this.noteBack();
      return answer;
    } catch (error) {
      if (!isEngineUnavailable(error)) throw error;
      this.noteAway(error);
      return question(this.bundled);
    }
  }

  private noteAway(error: unknown): void {
    if (this.isAway) return;
    this.isAway = true;
    this.logger.warn({ error }, 'The router does not answer; distances are of the bundled roads until it does');
  }

  private noteBack(): void {
    if (!this.isAway) return;
    this.isAway = false;
    this.logger.info('The router answers again');
  }
}
