import { EventEmitter, once } from 'node:events';
import type { Logger } from '../logging/logger.js';
import type { ConsumedRecord, ConsumeOptions, Outcome } from './event-log.js';

/**
 * The most records of a partition that a group handles at the same time; and the most in retry. With as many in retry an
 * engine is away, or a handler fails for all: no further record is begun before one of them is done.
 */
export const TOGETHER_MAXIMUM = 64;

/**
 * The most records of a partition from the oldest that is not done up to the newest that was taken. So many at most come
 * again after a restart; at the bound the partition waits for the oldest.
 */
export const WINDOW_MAXIMUM = 1_024;

/** The pause before a record whose handler rejected is delivered again; our handlers return an outcome instead. */
const REJECTED_RETRY_MS = 1_000;

interface Entry {
  record: ConsumedRecord;
  isDone: boolean;
}

/**
 * The records of a partition that a group is at: those of a key one after another, those of other keys meanwhile. A record
 * in retry holds its key alone.
 */
export class PartitionWindow {
  /** Oldest first; the first one is not done. */
  private entries: Entry[] = [];
  /** What each key still has to do. */
  private readonly keys = new Map<string, Entry[]>();
  /** Keys whose next record waits for its turn: of those in retry, and of the others. */
  private readonly again: string[] = [];
  private readonly ready: string[] = [];
  /** Keys whose next record was delivered and is not done. */
  private readonly inRetry = new Set<string>();
  private readonly pauses = new Set<NodeJS.Timeout>();
  private readonly changes = new EventEmitter().setMaxListeners(0);
  private running = 0;
  private hasEnded = false;

  /** `onDone`: called with the newest record up to which all are done, whenever there is one. */
  constructor(
    private readonly options: ConsumeOptions,
    private readonly logger: Logger,
    private readonly onDone: (newest: ConsumedRecord) => void,
  ) {}

  /** How many records may be added; none until so many fit that it pays to read them. */
  get room(): number {
    const free = WINDOW_MAXIMUM - this.entries.length;
    return free < TOGETHER_MAXIMUM || this.hasEnded ? 0 : free;
  }

  get isEmpty(): boolean {
    return this.entries.length === 0;
  }

  /** Adds the partition's next records. */
  add(records: readonly ConsumedRecord[]): void {
    for (const record of records) {
      const entry = { record, isDone: false };
      this.entries.push(entry);
      const ofKey = this.keys.get(record.key);
      if (ofKey) ofKey.push(entry);
      else {
        this.keys.set(record.key, [entry]);
        this.ready.push(record.key);
      }
    }
    this.fill();
  }

  /** Resolves when there is room, or the window has ended. */
  async untilRoom(): Promise<void> {
    while (this.room === 0 && !this.hasEnded) await once(this.changes, 'change');
  }

  /** Starts no further handler. Resolves when those that run have ended; what they did is told as done. */
  async end(): Promise<void> {
    this.hasEnded = true;
    for (const pause of this.pauses) clearTimeout(pause);
    this.pauses.clear();
    this.changes.emit('change');
    while (this.running > 0) await once(this.changes, 'change');
  }

  private fill(): void {
    while (!this.hasEnded && this.running < TOGETHER_MAXIMUM) {
      const key = this.again.shift() ?? (this.inRetry.size < TOGETHER_MAXIMUM ? this.ready.shift() : undefined);
      if (key === undefined) return;
      void this.deliverNextOf(key);
    }
  }

  private async deliverNextOf(key: string): Promise<void> {
    const ofKey = this.keys.get(key) as Entry[];
    const entry = ofKey[0] as Entry;
    this.running += 1;
    const outcome = await this.deliver(entry.record);
    this.running -= 1;
    if (outcome !== 'done') this.retryAfter(outcome.retryAfterMs, key);
    else {
      entry.isDone = true;
      this.inRetry.delete(key);
      ofKey.shift();
      if (ofKey.length === 0) this.keys.delete(key);
      else this.ready.push(key);
      this.advance();
    }
    this.fill();
    this.changes.emit('change');
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

  private retryAfter(milliseconds: number, key: string): void {
    if (this.hasEnded) return;
    this.inRetry.add(key);
    const pause = setTimeout(() => {
      this.pauses.delete(pause);
      this.again.push(key);
      this.fill();
    }, milliseconds);
    this.pauses.add(pause);
  }

  private advance(): void {
    const unfinished = this.entries.findIndex(({ isDone }) => !isDone);
    const leading = unfinished === -1 ? this.entries.length : unfinished;
    const newest = this.entries[leading - 1];
    if (newest === undefined) return;
    this.entries = this.entries.slice(leading);
    this.onDone(newest.record);
  }
}
