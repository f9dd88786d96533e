import type { EachBatchPayload, KafkaMessage } from 'kafkajs';
import type { Logger } from '../../logging/logger.js';
import type { ConsumeOptions, Outcome } from '../event-log.js';
import { behind, recordOf } from './consumed-message.js';

/**
 * How long kafkajs waits for a batch: until then it fetches nothing for the other partitions. A batch that takes
 * longer continues by itself while its partition is paused.
 */
const PATIENCE_MS = 50;

/** The pause before a record whose handler rejected is delivered again; our handlers return an outcome instead. */
const REJECTED_RETRY_MS = 1_000;

export interface ConsumerState {
  /** Changes with each rebalance: batches started before it are ignored. */
  readonly generation: number;
  readonly closing: boolean;
  /** Called when the record before this offset is handled. */
  done(position: { topic: string; partition: number; offset: string }): void;
  /** Called when a batch ends that kafkajs no longer waits for. */
  endedLate(): void;
}

/** One partition of a group, record by record. */
export class PartitionReader {
  private running: Promise<unknown> = Promise.resolve();
  private readonly timers = new Set<NodeJS.Timeout>();

  constructor(
    private readonly options: ConsumeOptions,
    private readonly state: ConsumerState,
    private readonly logger: Logger,
  ) {}

  /** Resolves when the batch is done, or when other partitions should no longer wait for it. */
  async take(payload: EachBatchPayload): Promise<void> {
    const rest = this.deliverAll(payload);
    this.running = rest;
    if ((await soon(rest)) === 0 && !this.state.closing) return;
    const resume = payload.pause();
    void rest.then((milliseconds) => {
      this.state.endedLate();
      if (!this.state.closing) this.resumeAfter(milliseconds, resume);
    });
  }

  /** Resolves when no handler runs. */
  async idle(): Promise<void> {
    await this.running;
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }

  /** Returns how long the partition pauses, in milliseconds. */
  private async deliverAll({
    batch: { topic, partition, messages },
    resolveOffset,
  }: EachBatchPayload): Promise<number> {
    const { generation } = this.state;
    for (const message of messages) {
      if (this.state.closing) return 0;
      const outcome = await this.deliver(topic, partition, message);
      if (this.state.generation !== generation) return 0;
      if (outcome !== 'done') return outcome.retryAfterMs;
      resolveOffset(message.offset);
      this.state.done({ topic, partition, offset: behind(message.offset) });
    }
    return 0;
  }

  private async deliver(topic: string, partition: number, message: KafkaMessage): Promise<Outcome> {
    try {
      return await this.options.onRecord(recordOf(topic, partition, message));
    } catch (error) {
      const fields = { error, group: this.options.group, topic, partition, offset: message.offset };
      this.logger.warn(fields, 'A record was not handled and will be delivered again');
      return { retryAfterMs: REJECTED_RETRY_MS };
    }
  }

  private resumeAfter(milliseconds: number, resume: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      resume();
    }, milliseconds);
    this.timers.add(timer);
  }
}

/** The result of the work, or undefined when it takes longer than PATIENCE_MS. */
async function soon<T>(work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
