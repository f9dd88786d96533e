import type { EventLog } from '@pothik/engines';
import type { Model } from 'mongoose';
import type { BoundedCache } from '../identity/bounded-cache.js';
import type { Tracer } from '../telemetry/tracer.js';
import type { AggregateDocument } from './aggregate-document.js';
import { appendEvents } from './append-events.js';
import type { PublishedEventRemoval } from './published-event-removal.js';

/** What publishers share: `published` of all models, the rest of one. */
export interface PublisherParts {
  model: Model<AggregateDocument>;
  log: EventLog;
  tracer: Tracer;
  removal: PublishedEventRemoval;
  /** The ids of the latest events in the log: the answer to a write may come after they were removed from its document. */
  published: BoundedCache<true>;
}

/** Publishes one document's pending events, in one run at a time in this process. */
export class DocumentPublisher {
  private latest: AggregateDocument | undefined;
  /** The number of the newest event that this publisher has appended to the log. */
  private publishedUpTo = 0;
  private unread = false;
  private running: Promise<void> | undefined;
  private removing: Promise<void> = Promise.resolve();
  private removedUpTo = 0;

  constructor(
    private readonly id: AggregateDocument['_id'],
    private readonly parts: PublisherParts,
  ) {}

  /** It must be remembered while it is: it knows what is published and still in the document. */
  get busy(): boolean {
    return this.running !== undefined || this.removedUpTo < this.publishedUpTo;
  }

  /** Resolves when all events pending at the call, in the given or a later state of the document, are in the log. */
  publish(document: AggregateDocument | undefined): Promise<void> {
    if (document === undefined) this.unread = true;
    // Concurrent writes may return in another order than they happened.
    else if (this.latest === undefined || document.version > this.latest.version) this.latest = document;
    this.running ??= this.run();
    return this.running;
  }

  /** Resolves when what was published so far is removed from the document. */
  removed(): Promise<void> {
    return this.removing;
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
    const { log, tracer, published } = this.parts;
    const pending = pendingEvents.filter(({ id }) => published.get(id) === undefined);
    // A change without events of its own, while those before it wait to be removed.
    if (pending.length === 0 && this.removedUpTo < this.publishedUpTo) return;
    await appendEvents(log, tracer, pending);
    for (const { id } of pending) published.set(id, true);
    this.publishedUpTo = Math.max(this.publishedUpTo, eventSequence);
    this.removing = this.remove(this.publishedUpTo);
    // Reported by whoever waits in `removed`.
    this.removing.catch(() => undefined);
  }

  /** Events that cannot be removed are left to the next try, which repeats them where they are no longer known as published. */
  private async remove(upTo: number): Promise<void> {
    try {
      await this.parts.removal.remove(this.id, upTo);
    } finally {
      this.removedUpTo = Math.max(this.removedUpTo, upTo);
    }
  }

  private read(): Promise<AggregateDocument | null> {
    return this.parts.model
      .findById(this.id, { version: 1, eventSequence: 1, pendingEvents: 1 })
      .lean<AggregateDocument>()
      .exec();
  }
}
