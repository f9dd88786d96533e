import { Tries } from './tries.js';

/** The doors of the platform, taken in turn as a load balancer would hand them out. */
export class Gateways {
  readonly tries = new Tries();
  private readonly leftOut = new Set<string>();
  private turn = 0;

  constructor(private readonly urls: readonly string[]) {
    if (urls.length === 0) throw new Error('A load needs at least one gateway.');
  }

  /** The address of the next one; a broken call that is repeated so meets another door. */
  next(): string {
    const open = this.urls.filter((url) => !this.leftOut.has(url));
    const url = open[this.turn % open.length];
    if (url === undefined) throw new Error('Every gateway is left out.');
    this.turn += 1;
    return url;
  }

  /** Nobody is sent there any more, as before a gateway is stopped. */
  leaveOut(url: string): void {
    this.leftOut.add(url);
  }

  takeBack(url: string): void {
    this.leftOut.delete(url);
  }
}
