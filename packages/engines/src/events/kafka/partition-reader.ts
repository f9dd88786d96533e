import type { EachBatchPayload } from 'kafkajs';
import type { Logger } from '../../logging/logger.js';
import type { ConsumeOptions } from '../event-log.js';
import { PartitionWindow } from '../partition-window.js';
import { behind, recordOf } from './consumed-message.js';

export interface ConsumerState {
  readonly closing: boolean;
  /** Called when all records before this offset are handled. */
  done(position: { topic: string; partition: number; offset: string }): void;
}

/**
 * One partition of a group. kafkajs waits for no handler: a batch is taken into the window, and the partition pauses while
 * there is no room.
 */
export class PartitionReader {
  private window: PartitionWindow | undefined;
  /** Resolves when no handler of a dropped window runs; undefined when none does. */
  private dropped: Promise<void> | undefined;

  constructor(
    private readonly options: ConsumeOptions,
    private readonly state: ConsumerState,
    private readonly logger: Logger,
  ) {}

  /** Takes as many records of the batch as there is room for; the others are fetched again later. */
  take({ batch: { topic, partition, messages }, resolveOffset, pause }: EachBatchPayload): void {
    if (this.state.closing) {
      pause();
      return;
    }
    if (this.dropped) {
      this.resumeAfter(this.dropped, pause());
      return;
    }
    this.window ??= this.begin(topic, partition);
    const taken = messages.slice(0, this.window.room);
    const newest = taken.at(-1);
    // The next fetch continues here. What is committed is another offset: that of the oldest record that is not done.
    if (newest) resolveOffset(newest.offset);
    this.window.add(taken.map((message) => recordOf(topic, partition, message)));
    if (this.window.room === 0) this.resumeAfter(this.window.untilRoom(), pause());
  }

  /**
   * After a rebalance the partition continues from its committed offset, here or in another instance. Here it waits for the
   * handlers that still run: their keys keep their order.
   */
  drop(): void {
    const { window } = this;
    if (!window) return;
    this.window = undefined;
    const dropped = Promise.all([this.dropped, window.end()]).then(() => {
      if (this.dropped === dropped) this.dropped = undefined;
    });
    this.dropped = dropped;
  }

  /** Starts no further handler. Resolves when none runs. */
  async end(): Promise<void> {
    await Promise.all([this.dropped, this.window?.end()]);
  }

  private begin(topic: string, partition: number): PartitionWindow {
    const window = new PartitionWindow(this.options, this.logger, ({ offset }) => {
      if (this.window === window) this.state.done({ topic, partition, offset: behind(offset) });
    });
    return window;
  }

  private resumeAfter(ready: Promise<void>, resume: () => void): void {
    void ready.then(() => {
      if (!this.state.closing) resume();
    });
  }
}
