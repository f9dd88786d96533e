import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '../../logging/logger.js';
import { deliverByKey, TOGETHER_MAXIMUM } from '../deliver-by-key.js';
import type { ConsumedRecord, ConsumeOptions } from '../event-log.js';
import { type CommittedOffsets, offsetId } from './committed-offsets.js';
import type { PartitionTail } from './partition-tail.js';
import type { Partition } from './stored-batch.js';

/** Pauses after a failed read of the database, in milliseconds. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

/** One group reading one partition: records of a key one after another, those of several keys together. */
export class GroupPartition {
  readonly id: string;
  private readonly closing = new AbortController();
  private handling = false;
  private finished: Promise<void> = Promise.resolve();

  constructor(
    readonly options: ConsumeOptions,
    readonly partition: Partition,
    private readonly tail: PartitionTail,
    private readonly offsets: CommittedOffsets,
    private readonly logger: Logger,
  ) {
    this.id = offsetId(options.group, partition);
  }

  /** Records not committed yet; undefined while the partition's end is not known. */
  get lag(): number | undefined {
    const { end } = this.tail;
    return end === undefined ? undefined : Math.max(0, end - this.offsets.durable(this.id));
  }

  get idle(): boolean {
    return !this.handling && this.lag === 0;
  }

  /** Starts when all of the group's previous readers of the partition have ended; never when it is closed before. */
  start(after: Promise<void>): void {
    const closed = once(this.closing.signal, 'abort');
    this.finished = Promise.race([after, closed]).then(() => this.run());
  }

  /** Resolves when the running handler has ended. */
  ended(): Promise<void> {
    return this.finished;
  }

  /** Resolves when the running handler has ended; a reader that still waits for the ones before it has none. */
  close(): Promise<void> {
    this.closing.abort();
    return this.finished;
  }

  private get closed(): boolean {
    return this.closing.signal.aborted;
  }

  private async run(): Promise<void> {
    let failures = 0;
    while (!this.closed) {
      try {
        await this.readOn();
        failures = 0;
      } catch (error) {
        if (this.closed) return;
        failures += 1;
        this.logger.warn(
          { error, group: this.options.group, ...this.partition },
          'A partition cannot be read on and is tried again',
        );
        await this.rest(Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS));
      }
    }
  }

  private async readOn(): Promise<void> {
    const records = await this.tail.read(this.offsets.position(this.id));
    if (records.length === 0) await this.tail.beyond(this.offsets.position(this.id), this.closing.signal);
    const together = records.slice(0, TOGETHER_MAXIMUM);
    this.handling = together.length > 0;
    try {
      await deliverByKey(
        together,
        (record) => this.deliver(record),
        (leading) => this.offsets.commit(this.id, Number(together[leading - 1]?.offset) + 1),
      );
    } finally {
      this.handling = false;
    }
  }

  /** Delivers until the record is handled; false when the reader was closed before. */
  private async deliver(record: ConsumedRecord): Promise<boolean> {
    while (!this.closed) {
      const outcome = await this.options.onRecord(record);
      if (outcome === 'done') return true;
      await this.rest(outcome.retryAfterMs);
    }
    return false;
  }

  private async rest(milliseconds: number): Promise<void> {
    // Closing aborts the pause; the loop checks `closed` next.
    await pause(milliseconds, undefined, { signal: this.closing.signal }).catch(() => undefined);
  }
}
