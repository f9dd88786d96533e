/** What has been started so far. It ends in reverse order, once. */
export class Running {
  private readonly ends: (() => Promise<void>)[] = [];
  private stopped: Promise<void> | undefined;

  /** From the first wish to stop; whatever breaks off from then on does so because of it. */
  get isStopping(): boolean {
    return this.stopped !== undefined;
  }

  /**
   * Starts something and remembers how it ends. What is still starting when everything stops is waited for, then ended.
   * @throws Error when everything stops already: nothing new begins
   */
  async start<Started>(begin: () => Promise<Started>, end: (started: Started) => Promise<void>): Promise<Started> {
    if (this.isStopping) throw new Error('The platform stops.');
    const starting = begin();
    this.ends.push(async () => {
      // Why it did not start is told to whoever started it.
      const outcome = await starting.then(
        (started) => ({ started }),
        () => undefined,
      );
      if (outcome) await end(outcome.started);
    });
    return starting;
  }

  stop(): Promise<void> {
    this.stopped ??= this.endAll();
    return this.stopped;
  }

  private async endAll(): Promise<void> {
    for (const end of this.ends.reverse()) await end();
  }
}
