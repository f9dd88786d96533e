import type { Point } from '@pothik/contracts/platform';
import { isEngineUnavailable } from '../failures/engine-unavailable.js';
import type { Logger } from '../logging/logger.js';
import { Directions, type DistanceOptions, type RoadDistance } from './directions.js';

/** What the log says, once each. */
interface Sentences {
  away: string;
  back: string;
}

/** One way to measure, and while it is away or slow another: the basis of an answer says whose it is. */
export class FallingBackDirections extends Directions {
  private isAway = false;

  constructor(
    private readonly first: Directions,
    private readonly second: Directions,
    private readonly logger: Logger,
    private readonly sentences: Sentences,
  ) {
    super();
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

  private async ask<T>(question: (directions: Directions) => Promise<T>): Promise<T> {
    try {
      const answer = await question(this.first);
      this.noteBack();
      return answer;
    } catch (error) {
      if (!isEngineUnavailable(error)) throw error;
      this.noteAway(error);
      return question(this.second);
    }
  }

  private noteAway(error: unknown): void {
    if (this.isAway) return;
    this.isAway = true;
    this.logger.warn({ error }, this.sentences.away);
  }

  private noteBack(): void {
    if (!this.isAway) return;
    this.isAway = false;
    this.logger.info(this.sentences.back);
  }
}
