import { setTimeout as pause } from 'node:timers/promises';

/** Repeats a step until it is stopped, with a pause after each time. */
export class Repetition {
  private stopping = false;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly step: () => Promise<void>,
    private readonly pauseMs: number,
  ) {}

  start(): void {
    this.running = this.run();
  }

  /** The step that is under way is the last one. */
  endWithThisStep(): void {
    this.stopping = true;
  }

  /** Waits for the step that is under way. @throws what a step threw */
  async stop(): Promise<void> {
    this.endWithThisStep();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      await this.step();
      await pause(this.pauseMs);
    }
  }
}
