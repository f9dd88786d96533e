import { Clock } from '../clock/clock.js';

/** A clock that moves only when a test moves it. */
export class TestClock extends Clock {
  private time: number;

  constructor(start: Date = new Date('2026-11-02T06:00:00Z')) {
    super();
    this.time = start.getTime();
  }

  now(): Date {
    return new Date(this.time);
  }

  set(date: Date): void {
    this.time = date.getTime();
  }

  /** Milliseconds. */
  advance(ms: number): void {
    this.time += ms;
  }
}
