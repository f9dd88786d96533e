import type { EachBatchPayload } from 'kafkajs';
import type { Logger } from '../../logging/logger.js';
import { deliverByKey, TOGETHER_MAXIMUM } from '../deliver-by-key.js';
import type { ConsumedRecord, ConsumeOptions, Outcome } from '../event-log.js';
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

/** One partition of a group: records of a key one after another, those of several keys together. */
export class PartitionReader {
  private running: Promise<unknown> = Promise.resolve();
  private readonly timers = new Set<NodeJS.Timeout>();
  /** Offsets that are done behind one that is not: a batch that comes again passes over them. */
  private readonly handled = new Set<string>();

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
    let pauseMs = 0;
    const isOurs = () => this.state.generation === generation;
    const goesOn = () => isOurs() && !this.state.closing;
    for (let from = 0; from < messages.length && pauseMs === 0 && goesOn(); from += TOGETHER_MAXIMUM) {
      const records = messages
        .slice(from, from + TOGETHER_MAXIMUM)
        .map((message) => recordOf(topic, partition, message));
      const deliver = async (record: ConsumedRecord) => {
        if (!goesOn()) return false;
        const outcome = this.handled.has(record.offset) ? 'done' : await this.deliver(record);
        // Also while closing: what was handled is committed.
        if (!isOurs()) return false;
        if (outcome === 'done') this.handled.add(record.offset);
        else pauseMs = Math.max(pauseMs, outcome.retryAfterMs);
        return outcome === 'done';
      };
      let committed = 0;
      await deliverByKey(records, deliver, (leading) => {
        for (const { offset } of records.slice(committed, leading)) this.handled.delete(offset);
        committed = leading;
        const { offset } = records[leading - 1] as ConsumedRecord;
        resolveOffset(offset);
        this.state.done({ topic, partition, offset: behind(offset) });
      });
    }
    return pauseMs;
  }

  private async deliver(record: ConsumedRecord): Promise<Outcome> {
    try {
      return await this.options.onRecord(record);
    } catch (error) {
      const { topic, partition, offset } = record;
      const fields = { error, group: this.options.group, topic, partition, offset };
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
