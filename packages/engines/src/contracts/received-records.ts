import { EventEmitter, once } from 'node:events';
import type { ConsumedRecord, Outcome } from '../events/event-log.js';

/** Stores what a consumer receives, and lets a test wait for it. */
export class ReceivedRecords {
  readonly records: ConsumedRecord[] = [];
  private readonly arrivals = new EventEmitter().setMaxListeners(0);

  /** `answer`: the outcome of each delivery; default done. */
  constructor(private readonly answer: (record: ConsumedRecord) => Outcome | Promise<Outcome> = () => 'done') {}

  readonly onRecord = async (record: ConsumedRecord): Promise<Outcome> => {
    this.records.push(record);
    this.arrivals.emit('arrival');
    return this.answer(record);
  };

  get values(): string[] {
    return this.records.map(({ value }) => value);
  }

  valuesOf(key: string): string[] {
    return this.records.filter((record) => record.key === key).map(({ value }) => value);
  }

  /** Resolves when the received records satisfy the condition; only the test's time limit ends the wait otherwise. */
  async until(condition: (received: this) => boolean): Promise<void> {
    while (!condition(this)) await once(this.arrivals, 'arrival');
  }
}
