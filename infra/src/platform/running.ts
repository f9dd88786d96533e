/** What has been started so far. It is stopped in reverse order, once. */
export class Running {
  private readonly ends: (() => Promise<void>)[] = [];
  private stopped: Promise<void> | undefined;

  /** True from the first call of `stop`: later failures are consequences of it. */
  get isStopping(): boolean {
    return this.stopped !== undefined;
  }

  /**
   * Starts something and remembers how to stop it. What is still starting when everything stops is awaited, then stopped.
   * @throws Error when everything is already stopping
   */
  async start<Started>(begin: () => Promise<Started>, end: (started: Started) => Promise<void>): Promise<Started> {
    if (this.isStopping) throw new Error('The platform stops.');
    const starting = begin();
    this.ends.push(async () => {
      // The caller of `start` handles the failure.
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
