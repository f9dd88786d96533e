import { Clock } from './clock.js';

/** The clock of the machine. */
export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}
