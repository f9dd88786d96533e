/** A rider with an open stream, and a driver who is ONLINE. */
export interface Pair {
  readonly driverId: string;
  readonly stream: { close(): Promise<void> };
}

export function makePairs(fixture: { url: string; mailUrl: string }, count: number): Promise<Pair[]>;
