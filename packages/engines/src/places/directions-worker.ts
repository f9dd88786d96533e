// The thread of `ThreadedDirections`: one graph of the bundled roads, and the questions that are put to it.
import type { Point } from '@pothik/contracts/platform';
import { BundledDirections } from './bundled-directions.js';

const directions = new BundledDirections();

/** What the thread is asked; each has one value, as messages have. */
export interface WayQuestions {
  distance: { from: Point; to: Point };
  distances: { from: readonly Point[]; to: Point };
  line: { from: Point; to: Point };
}

export const distance = ({ from, to }: WayQuestions['distance']) => directions.distance(from, to);
export const distances = ({ from, to }: WayQuestions['distances']) => directions.distances(from, to);
export const line = ({ from, to }: WayQuestions['line']) => directions.line(from, to);
