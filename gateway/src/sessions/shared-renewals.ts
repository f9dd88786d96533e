/** Calls that come within this time of a renewal with the same cookies are given its answer, in milliseconds. */
const TOGETHER_MS = 1_000;

/** Lets calls that come together with the same cookies share one renewal. In the memory of this process alone. */
export class SharedRenewals<Renewal> {
  private readonly running = new Map<string, Promise<Renewal>>();

  /** @param isRenewed whether calls that come a little later get it too; one that failed is tried again by the next call */
  constructor(private readonly isRenewed: (renewal: Renewal) => boolean) {}

  /** @param cookies the header by which calls are known to come together */
  renew(cookies: string, make: () => Promise<Renewal>): Promise<Renewal> {
    const running = this.running.get(cookies);
    if (running !== undefined) return running;
    const renewal = make();
    this.running.set(cookies, renewal);
    const forget = () => this.forget(cookies);
    renewal.then((made) => (this.isRenewed(made) ? void setTimeout(forget, TOGETHER_MS).unref() : forget()), forget);
    return renewal;
  }

  /** The next call with these cookies makes a renewal of its own. */
  forget(cookies: string): void {
    this.running.delete(cookies);
  }
}
