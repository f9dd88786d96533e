import { Tries } from './tries.js';

/** The gateways of the platform, used in turn as by a load balancer. */
export class Gateways {
  readonly tries = new Tries();
  private readonly closing = new AbortController();
  private readonly leftOut = new Set<string>();
  private turn = 0;

  constructor(private readonly urls: readonly string[]) {
    if (urls.length === 0) throw new Error('A load needs at least one gateway.');
  }

  /** Aborted once they are closed: no call waits for an answer any more, and none is repeated. */
  get closed(): AbortSignal {
    return this.closing.signal;
  }

  /** Ends all calls, such as those to a platform that answers no more. */
  close(): void {
    this.closing.abort();
  }

  /** The address of the next gateway, so a repeated call goes to another one. */
  next(): string {
    const open = this.urls.filter((url) => !this.leftOut.has(url));
    const url = open[this.turn % open.length];
    if (url === undefined) throw new Error('Every gateway is left out.');
    this.turn += 1;
    return url;
  }

  /** Removes a gateway from the rotation, as before it is stopped. */
  leaveOut(url: string): void {
    this.leftOut.add(url);
  }

  restore(url: string): void {
    this.leftOut.delete(url);
  }
}
