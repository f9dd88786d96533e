/** Sends at once, then at most once in a pause: what is asked for during the pause becomes one sending at its end. */
export class PacedBroadcast {
  private timer: NodeJS.Timeout | undefined;
  private isPending = false;
  private isStopped = false;

  /** @param pauseMs the shortest time between two sendings, in milliseconds */
  constructor(
    private readonly pauseMs: number,
    private readonly send: () => void,
  ) {}

  ask(): void {
    this.isPending = true;
    if (this.timer !== undefined || this.isStopped) return;
    this.isPending = false;
    this.send();
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (this.isPending) this.ask();
    }, this.pauseMs);
    this.timer.unref();
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }
}
