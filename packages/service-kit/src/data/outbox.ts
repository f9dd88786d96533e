import { Injectable } from '@nestjs/common';
import { Clock, EventLog, Logger } from '@pothik/engines';
import type { Model } from 'mongoose';
import { SILENT } from '../telemetry/telemetry.js';
import { Tracer } from '../telemetry/tracer.js';
import type { AggregateDocument } from './aggregate-document.js';
import { DocumentPublisher } from './document-publisher.js';
import { documentsWithOldEvents, oldestPendingSince } from './pending-documents.js';

type AnyModel = Model<AggregateDocument>;

/** How long pending events are left to their writer before a sweep takes them, in milliseconds. */
export const PENDING_AFTER_MS = 5_000;

/** Documents one sweep publishes at the same time. */
const SWEEP_WIDTH = 16;

/**
 * Publishes pending events to the log: at once after a change, and in `sweep` those that a crash left. A document's
 * events go in order, and are removed from it only once they are in the log. Two processes at once only repeat.
 */
@Injectable()
export class Outbox {
  private readonly models = new Map<string, AnyModel>();
  private readonly publishers = new Map<string, DocumentPublisher>();
  private readonly waiting = new Set<() => void>();

  constructor(
    private readonly log: EventLog,
    private readonly clock: Clock,
    private readonly logger: Logger,
    private readonly tracer: Tracer = SILENT.tracer,
  ) {}

  /** Makes `sweep` look at a model's documents; every AggregateStore does it. */
  register(model: Model<never>): void {
    const aggregates = model as unknown as AnyModel;
    this.models.set(nameOf(aggregates), aggregates);
  }

  /**
   * Publishes a document's pending events, without waiting. A failure is logged and left to the sweep.
   * `document`, if the caller has just written it, saves a read.
   */
  publish(model: Model<never>, id: AggregateDocument['_id'], document?: AggregateDocument): void {
    void this.publishNow(model as unknown as AnyModel, id, document);
  }

  /** Resolves when nothing is being published. */
  async idle(): Promise<void> {
    while (this.publishers.size > 0) await new Promise<void>((resolve) => this.waiting.add(resolve));
  }

  /** Publishes documents whose events have been pending for more than 5 s; returns how many. */
  async sweep(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - PENDING_AFTER_MS);
    let published = 0;
    for (const model of this.models.values()) {
      const ids = await documentsWithOldEvents(model, before);
      for (let start = 0; start < ids.length; start += SWEEP_WIDTH) {
        const some = ids.slice(start, start + SWEEP_WIDTH);
        const outcomes = await Promise.all(some.map((id) => this.publishNow(model, id)));
        published += outcomes.filter(Boolean).length;
      }
    }
    return published;
  }

  /** How long the oldest pending event has waited, in milliseconds; 0 without pending events. */
  async oldestPendingMs(): Promise<number> {
    const now = this.clock.now().getTime();
    const oldest = await Promise.all([...this.models.values()].map(oldestPendingSince));
    return Math.max(0, ...oldest.map((since) => (since === undefined ? 0 : now - since.getTime())));
  }

  private async publishNow(model: AnyModel, id: AggregateDocument['_id'], document?: AggregateDocument) {
    const key = `${nameOf(model)}/${id.toHexString()}`;
    let publisher = this.publishers.get(key);
    if (!publisher) {
      publisher = new DocumentPublisher(model, id, this.log, this.tracer);
      this.publishers.set(key, publisher);
    }
    try {
      await publisher.publish(document);
      return true;
    } catch (error) {
      this.logger.warn({ error, model: model.modelName, document: id.toHexString() }, 'Events stay pending');
      return false;
    } finally {
      if (!publisher.busy && this.publishers.get(key) === publisher) this.drop(key);
    }
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
