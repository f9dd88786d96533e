import type { EventEnvelope } from '@pothik/contracts/platform';
import type { EventLog } from '@pothik/engines';
import type { Model, mongo } from 'mongoose';
import type { Tracer } from '../telemetry/tracer.js';
import type { AggregateDocument } from './aggregate-document.js';
import { appendEvents } from './append-events.js';
import { collectionOf } from './collection-of.js';

/** Publishes one document's pending events, in one run at a time in this process. */
export class DocumentPublisher {
  private latest: AggregateDocument | undefined;
  /** The number of the newest event that this publisher has appended to the log. */
  private publishedUpTo = 0;
  private unread = false;
  private running: Promise<void> | undefined;

  constructor(
    private readonly model: Model<AggregateDocument>,
    private readonly id: AggregateDocument['_id'],
    private readonly log: EventLog,
    private readonly tracer: Tracer,
  ) {}

  get busy(): boolean {
    return this.running !== undefined;
  }

  /** Resolves when all events pending at the call, in the given or a later state of the document, are in the log. */
  publish(document: AggregateDocument | undefined): Promise<void> {
    if (document === undefined) this.unread = true;
    // Concurrent writes may return in another order than they happened.
    else if (this.latest === undefined || document.version > this.latest.version) this.latest = document;
    this.running ??= this.run();
    return this.running;
  }

  private async run(): Promise<void> {
    try {
      while (this.latest !== undefined || this.unread) await this.publishPending(await this.take());
    } finally {
      // In the same turn as the last check of `latest`: a later call starts a new run.
      this.running = undefined;
      this.latest = undefined;
      this.unread = false;
    }
  }

  private async take(): Promise<AggregateDocument | null | undefined> {
    const given = this.latest;
    this.latest = undefined;
    if (!this.unread) return given;
    this.unread = false;
    return this.read();
  }

  private async publishPending(document: AggregateDocument | null | undefined): Promise<void> {
    if (!document) return;
    const { pendingEvents, eventSequence } = document;
    const pending = pendingEvents.filter(({ aggregateVersion }) => aggregateVersion > this.publishedUpTo);
    await appendEvents(this.log, this.tracer, pending);
    this.publishedUpTo = Math.max(this.publishedUpTo, eventSequence);
    // If a later state of the document waits, it contains these events too: they are removed together.
    const isLatest = this.latest === undefined || this.latest.eventSequence <= eventSequence;
    if (isLatest) await this.remove(pendingEvents, eventSequence);
  }

  /** Removes `pendingSince` with the events, unless a newer event was stored meanwhile: then its writer does. */
  private async remove(events: readonly EventEnvelope[], eventSequence: number): Promise<void> {
    const pulled: mongo.UpdateFilter<AggregateDocument> = {
      $pull: { pendingEvents: { id: { $in: events.map(({ id }) => id) } } },
    };
    const documents = collectionOf(this.model);
    const all = await documents.updateOne({ _id: this.id, eventSequence }, { ...pulled, $unset: { pendingSince: 1 } });
    if (all.matchedCount === 0) await documents.updateOne({ _id: this.id }, pulled);
  }

  private read(): Promise<AggregateDocument | null> {
    return this.model
      .findById(this.id, { version: 1, eventSequence: 1, pendingEvents: 1 })
      .lean<AggregateDocument>()
      .exec();
  }
}
