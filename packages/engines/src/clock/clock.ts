/** The current time. Rules take the time as an argument; their callers get it from here. */
export abstract class Clock {
  abstract now(): Date;
}
