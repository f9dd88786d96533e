import { Clock } from './clock.js';

/** The machine's own clock. */
export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}
