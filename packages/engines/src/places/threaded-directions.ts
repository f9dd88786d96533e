import type { Point } from '@pothik/contracts/platform';
import { moduleBeside } from '../module-beside.js';
import { Directions, type DistanceOptions, type RoadDistance } from './directions.js';
import type { WayQuestions } from './directions-worker.js';
import { QuestionThread } from './question-thread.js';

/** The bundled roads in a thread of their own. @throws EngineUnavailable when the thread dies, ends, hangs or is closed, or too many wait */
export class ThreadedDirections extends Directions {
  private readonly thread = new QuestionThread<WayQuestions>(moduleBeside(import.meta.url, 'directions-worker'));

  distance(from: Point, to: Point, { fareOf }: DistanceOptions = {}): Promise<RoadDistance> {
    return this.thread.ask('distance', { from, to }, fareOf);
  }

  distances(from: readonly Point[], to: Point): Promise<RoadDistance[]> {
    return this.thread.ask('distances', { from, to });
  }

  line(from: Point, to: Point): Promise<Point[] | undefined> {
    return this.thread.ask('line', { from, to });
  }

  async ping(): Promise<void> {
    // The thread begins when it is asked.
  }

  close(): Promise<void> {
    return this.thread.close();
  }
}
