import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '../../logging/logger.js';
import type { ConsumeOptions } from '../event-log.js';
import { PartitionWindow } from '../partition-window.js';
import { type CommittedOffsets, offsetId } from './committed-offsets.js';
import type { PartitionTail } from './partition-tail.js';
import type { Partition } from './stored-batch.js';

/** Pauses after a failed read of the database, in milliseconds. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

/** How far the group may read the partition, which changes with its commits. */
export interface Readable {
  until(): number;
  /** Resolves when that may have changed. @throws when aborted */
  changed(signal: AbortSignal): Promise<unknown>;
}

/** One group reading one partition: records of a key one after another, those of other keys meanwhile. */
export class GroupPartition {
  readonly id: string;
  private readonly closing = new AbortController();
  private readonly window: PartitionWindow;
  private finished: Promise<void> = Promise.resolve();

  constructor(
    readonly options: ConsumeOptions,
    readonly partition: Partition,
    private readonly tail: PartitionTail,
    private readonly readable: Readable,
    private readonly offsets: CommittedOffsets,
    private readonly logger: Logger,
  ) {
    this.id = offsetId(options.group, partition);
    this.window = new PartitionWindow(options, logger, ({ offset }) => offsets.commit(this.id, Number(offset) + 1));
  }

  /** Records not committed yet; undefined while the partition's end is not known. */
  get lag(): number | undefined {
    const { end } = this.tail;
    return end === undefined ? undefined : Math.max(0, end - this.offsets.durable(this.id));
  }

  get idle(): boolean {
    return this.window.isEmpty && this.lag === 0;
  }

  /** Starts when all of the group's previous readers of the partition have ended; never when it is closed before. */
  start(after: Promise<void>): void {
    const closed = once(this.closing.signal, 'abort');
    this.finished = Promise.race([after, closed]).then(() => this.run());
  }

  /** Resolves when the running handlers have ended. */
  ended(): Promise<void> {
    return this.finished;
  }

  /** Resolves when the running handlers have ended; a reader that still waits for the ones before it has none. */
  async close(): Promise<void> {
    this.closing.abort();
    await Promise.all([this.window.end(), this.finished]);
  }

  private get closed(): boolean {
    return this.closing.signal.aborted;
  }

  private async run(): Promise<void> {
    let next = this.offsets.position(this.id);
    let failures = 0;
    while (!this.closed) {
      try {
        next = await this.readFrom(next);
        failures = 0;
      } catch (error) {
        if (this.closed) break;
        failures += 1;
        this.logger.warn(
          { error, group: this.options.group, ...this.partition },
          'A partition cannot be read on and is tried again',
        );
        await this.rest(Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS));
      }
    }
    await this.window.end();
  }

  /** Takes the records from an offset on for which there is room, or waits for them; returns the next offset. */
  private async readFrom(offset: number): Promise<number> {
    await this.window.untilRoom();
    const found = await this.tail.read(offset);
    // The window takes none any more: nothing of what was read is done.
    if (this.closed) return offset;
    const until = this.readable.until();
    const records = found.filter((record) => Number(record.offset) < until).slice(0, this.window.room);
    this.window.add(records);
    const last = records.at(-1);
    if (last !== undefined) return Number(last.offset) + 1;
    if (found.length === 0) await this.tail.beyond(offset, this.closing.signal);
    else if (offset >= until) await this.readable.changed(this.closing.signal);
    else if (this.window.isEmpty) return this.passTrimmed(until);
    return offset;
  }

  /** For a new group: all records before the offset, which is that of a raise, are trimmed. */
  private passTrimmed(offset: number): number {
    this.offsets.commit(this.id, offset);
    return offset;
  }

  private async rest(milliseconds: number): Promise<void> {
    // Closing aborts the pause; the loop checks `closed` next.
    await pause(milliseconds, undefined, { signal: this.closing.signal }).catch(() => undefined);
  }
}
