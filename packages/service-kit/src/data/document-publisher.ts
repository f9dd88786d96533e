import type { EventEnvelope } from '@pothik/contracts/platform';
import type { EventLog } from '@pothik/engines';
import type { Model, mongo } from 'mongoose';
import type { Tracer } from '../telemetry/tracer.js';
import type { AggregateDocument } from './aggregate-document.js';
import { appendEvents } from './append-events.js';
import { collectionOf } from './collection-of.js';

/** Publishes one document's pending events, never twice at once in this process. */
export class DocumentPublisher {
  private latest: AggregateDocument | undefined;
  /** The newest event this publisher has brought into the log. */
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

  /** Resolves when everything pending at the call, the given or a later state of the document, is in the log. */
  publish(document: AggregateDocument | undefined): Promise<void> {
    if (document === undefined) this.unread = true;
    // Answers of concurrent writes may arrive in another order than the writes happened.
    else if (this.latest === undefined || document.version > this.latest.version) this.latest = document;
    this.running ??= this.run();
    return this.running;
  }

  private async run(): Promise<void> {
    try {
      while (this.latest !== undefined || this.unread) await this.publishPending(await this.take());
    } finally {
      // In the same turn as the last look at `latest`: a call from now on starts a run of its own.
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
    // Where a later state of the document waits, these stand in it too: they are removed together.
    const isLatest = this.latest === undefined || this.latest.eventSequence <= eventSequence;
    if (isLatest) await this.remove(pendingEvents, eventSequence);
  }

  /** When no newer event was stored meanwhile, the mark goes with the events; else its own writer removes it. */
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
