import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Clock, EventLog, Logger } from '@pothik/engines';
import type { Model } from 'mongoose';
import { BoundedCache } from '../identity/bounded-cache.js';
import { SILENT } from '../telemetry/telemetry.js';
import { Tracer } from '../telemetry/tracer.js';
import type { AggregateDocument } from './aggregate-document.js';
import { DocumentPublisher } from './document-publisher.js';
import { documentsWithOldEvents, oldestPendingSince } from './pending-documents.js';
import { PublishedEventRemoval } from './published-event-removal.js';

type AnyModel = Model<AggregateDocument>;

/** How long pending events are left to their writer before a sweep takes them, in milliseconds. */
export const PENDING_AFTER_MS = 5_000;

/** Documents one sweep publishes at the same time. */
const SWEEP_WIDTH = 16;

/** Documents whose failed publication is tried again by itself; beyond it, the sweep takes them. */
const RETRIED_MAXIMUM = 10_000;

/** Published events that are known by their id, and for how long, in milliseconds. One that is forgotten may be repeated. */
const PUBLISHED_REMEMBERED = 10_000;
const PUBLISHED_REMEMBERED_MS = 60_000;

interface Unpublished {
  model: AnyModel;
  id: AggregateDocument['_id'];
}

/**
 * Publishes pending events to the log: at once after a change, and in `sweep` those that a crash left. A document's
 * events go in order, and are removed from it only once they are in the log. Two processes at once only repeat.
 */
@Injectable()
export class Outbox implements OnModuleDestroy {
  private readonly models = new Set<AnyModel>();
  private readonly removals = new Map<AnyModel, PublishedEventRemoval>();
  private readonly publishers = new Map<string, DocumentPublisher>();
  private readonly published = new BoundedCache<true>(PUBLISHED_REMEMBERED, PUBLISHED_REMEMBERED_MS);
  private readonly unpublished = new Map<string, Unpublished>();
  private readonly waiting = new Set<() => void>();
  private retry: NodeJS.Timeout | undefined;
  private hurries = 0;
  private stopping = false;

  constructor(
    private readonly log: EventLog,
    private readonly clock: Clock,
    private readonly logger: Logger,
    private readonly tracer: Tracer = SILENT.tracer,
  ) {}

  /** Makes `sweep` look at a model's documents; every AggregateStore does it. */
  register(model: Model<never>): void {
    this.models.add(model as unknown as AnyModel);
  }

  onModuleDestroy(): void {
    this.stopping = true;
    clearTimeout(this.retry);
  }

  /**
   * Publishes a document's pending events, without waiting. A failure is logged, and tried again after 5 s.
   * `document`, if the caller has just written it, saves a read.
   */
  publish(model: Model<never>, id: AggregateDocument['_id'], document?: AggregateDocument): void {
    void this.publishNow(model as unknown as AnyModel, id, document);
  }

  /** Resolves when nothing is being published. */
  async idle(): Promise<void> {
    await this.hurried(async () => {
      while (this.publishers.size > 0) await new Promise<void>((resolve) => this.waiting.add(resolve));
    });
  }

  /** Publishes documents whose events have been pending for more than 5 s; returns how many. */
  async sweep(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - PENDING_AFTER_MS);
    let published = 0;
    for (const model of this.models) {
      const ids = await documentsWithOldEvents(model, before);
      published += await this.hurried(() => this.publishAll(ids.map((id) => ({ model, id }))));
    }
    return published;
  }

  /** How long the oldest pending event has waited, in milliseconds; 0 without pending events. */
  async oldestPendingMs(): Promise<number> {
    const now = this.clock.now().getTime();
    const oldest = await Promise.all([...this.models].map(oldestPendingSince));
    return Math.max(0, ...oldest.map((since) => (since === undefined ? 0 : now - since.getTime())));
  }

  private async publishAll(documents: readonly Unpublished[]): Promise<number> {
    let published = 0;
    for (let start = 0; start < documents.length; start += SWEEP_WIDTH) {
      const some = documents.slice(start, start + SWEEP_WIDTH);
      const outcomes = await Promise.all(some.map(({ model, id }) => this.publishNow(model, id)));
      published += outcomes.filter(Boolean).length;
    }
    return published;
  }

  /** Nobody waits for further removals while the work runs. */
  private async hurried<T>(work: () => Promise<T>): Promise<T> {
    this.hurries += 1;
    for (const removal of this.removals.values()) removal.hurry(true);
    try {
      return await work();
    } finally {
      this.hurries -= 1;
      for (const removal of this.removals.values()) removal.hurry(this.hurries > 0);
    }
  }

  private async publishNow(model: AnyModel, id: AggregateDocument['_id'], document?: AggregateDocument) {
    const key = `${nameOf(model)}/${id.toHexString()}`;
    const publisher = this.publishers.get(key) ?? this.publisherOf(model, id);
    this.publishers.set(key, publisher);
    try {
      await publisher.publish(document);
      await publisher.removed();
      return true;
    } catch (error) {
      this.logger.warn({ error, model: model.modelName, document: id.toHexString() }, 'Events stay pending');
      this.publishLater(key, { model, id });
      return false;
    } finally {
      if (!publisher.busy && this.publishers.get(key) === publisher) this.drop(key);
    }
  }

  private publisherOf(model: AnyModel, id: AggregateDocument['_id']): DocumentPublisher {
    const { log, tracer, published } = this;
    const removal = this.removals.get(model) ?? new PublishedEventRemoval(model);
    removal.hurry(this.hurries > 0);
    this.removals.set(model, removal);
    return new DocumentPublisher(id, { model, log, tracer, removal, published });
  }

  private publishLater(key: string, document: Unpublished): void {
    if (this.stopping) return;
    if (this.unpublished.size < RETRIED_MAXIMUM) this.unpublished.set(key, document);
    this.retry ??= setTimeout(() => void this.publishAgain(), PENDING_AFTER_MS).unref();
  }

  private async publishAgain(): Promise<void> {
    const documents = [...this.unpublished.values()];
    this.unpublished.clear();
    this.retry = undefined;
    await this.publishAll(documents);
  }

  private drop(key: string): void {
    this.publishers.delete(key);
    if (this.publishers.size > 0) return;
    const waiting = [...this.waiting];
    this.waiting.clear();
    for (const resolve of waiting) resolve();
  }
}

const nameOf = (model: AnyModel): string => `${model.db.name}.${model.modelName}`;
