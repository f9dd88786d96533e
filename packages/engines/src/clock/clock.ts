/** What time it is. Rules take the time as an argument; whoever calls them asks here. */
export abstract class Clock {
  abstract now(): Date;
}
