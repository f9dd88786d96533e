import { answeredInTime } from '@pothik/engines';
import type { Model, mongo } from 'mongoose';
import type { AggregateDocument } from './aggregate-document.js';
import { collectionOf } from './collection-of.js';
import { type Deferred, deferred } from './deferred.js';

/**
 * How long published events wait to be removed together, in milliseconds. Far less than the sweep's patience; whoever
 * dies meanwhile has them published again.
 */
const GATHER_MS = 250;

interface Removal extends Deferred {
  id: AggregateDocument['_id'];
  /** The number of the newest event to remove. */
  upTo: number;
}

/** Removes published events from the documents of one model, those of a moment by one command. */
export class PublishedEventRemoval {
  private readonly waiting = new Map<string, Removal>();
  private timer: NodeJS.Timeout | undefined;
  private hurried = false;

  /** `patienceMs`: how long a removal waits for its answer. */
  constructor(
    private readonly model: Model<AggregateDocument>,
    private readonly patienceMs?: number,
  ) {}

  /**
   * Resolves when the document's events up to this number are removed.
   * @throws EngineUnavailable when that is not answered; it may be done all the same
   */
  remove(id: AggregateDocument['_id'], upTo: number): Promise<void> {
    const removal = this.waiting.get(id.toHexString()) ?? { id, upTo, ...deferred() };
    removal.upTo = Math.max(removal.upTo, upTo);
    this.waiting.set(id.toHexString(), removal);
    this.timer ??= setTimeout(() => void this.send(), this.hurried ? 0 : GATHER_MS);
    return removal.done;
  }

  /** Waits for no further ones, from now on or no longer. */
  hurry(hurried: boolean): void {
    this.hurried = hurried;
    if (!hurried || this.timer === undefined) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send(), 0);
  }

  private async send(): Promise<void> {
    this.timer = undefined;
    const removals = [...this.waiting.values()];
    this.waiting.clear();
    try {
      const removed = collectionOf(this.model).bulkWrite(removals.flatMap(operationsOf), { ordered: false });
      await answeredInTime(removed, this.patienceMs);
      for (const { resolve } of removals) resolve();
    } catch (error) {
      for (const { reject } of removals) reject(error);
    }
  }
}

/** `pendingSince` goes with the last event; if a newer event was stored meanwhile, its writer removes it. */
function operationsOf({ id, upTo }: Removal): mongo.AnyBulkWriteOperation<AggregateDocument>[] {
  const $pull = { pendingEvents: { aggregateVersion: { $lte: upTo } } };
  return [
    { updateOne: { filter: { _id: id, eventSequence: upTo }, update: { $pull, $unset: { pendingSince: 1 } } } },
    { updateOne: { filter: { _id: id, eventSequence: { $gt: upTo } }, update: { $pull } } },
  ];
}
