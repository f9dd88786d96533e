/** The doors of the platform, taken in turn as a load balancer would hand them out. */
export class Gateways {
  private turn = 0;

  constructor(private readonly urls: readonly string[]) {
    if (urls.length === 0) throw new Error('A load needs at least one gateway.');
  }

  /** The address of the next one; a broken call that is repeated so meets another door. */
  next(): string {
    const url = this.urls[this.turn % this.urls.length] as string;
    this.turn += 1;
    return url;
  }
}
