import { randomUUID } from 'node:crypto';
import { DomainError, type ErrorCode } from '@pothik/contracts/catalogue';
import type { Clock } from '@pothik/engines';
import { duplicatedIndex, isDuplicateKey, isSameId } from '@pothik/engines';
import { type Model, type mongo, type QueryFilter, Types } from 'mongoose';
import { currentContext } from '../context/request-context.js';
import type { AggregateDocument, Change, IdempotencyKey, NewEvent, WriteOptions } from './aggregate-document.js';
import { aggregateUpdate, changedDocument, commandUpdate, PENDING_EVENTS_MAXIMUM } from './aggregate-update.rules.js';
import { isBsonEqual } from './bson-equal.js';
import { collectionOf } from './collection-of.js';
import { answerOfCommand } from './idempotency-key.rules.js';
import { envelopesOf } from './next-events.rules.js';
import type { Outbox } from './outbox.js';
import { RecentWrites } from './recent-writes.js';
import { sharedWrites } from './shared-writes.js';

/** The fields of a new aggregate; `_id` if the caller needs to know it before. */
export type NewAggregate<T extends AggregateDocument> = Omit<T, keyof AggregateDocument> & { _id?: Types.ObjectId };

/**
 * Single reads and writes of one kind of aggregate. A written document's events are published, and it is recalled. It
 * writes what it is given: `T` is what the schema describes, and nothing is cast.
 */
export class AggregateWriter<T extends AggregateDocument> {
  readonly recentWrites = new RecentWrites<T>();
  private readonly documents: mongo.Collection<AggregateDocument>;

  /**
   * `conflicts`: the refusal (409) for each unique index, by the index's name. `isNeverDeleted`: no document of this kind is,
   * so changes of different documents may be stored by one command.
   */
  constructor(
    private readonly model: Model<T>,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly conflicts: Readonly<Record<string, ErrorCode>>,
    private readonly isNeverDeleted: boolean,
  ) {
    this.documents = collectionOf(model as unknown as Model<AggregateDocument>);
    outbox.register(model as unknown as Model<never>);
  }

  async load(filter: QueryFilter<T>): Promise<T | undefined> {
    const found = await this.model.findOne(filter).lean().exec();
    return found ? asPlain<T>(found) : undefined;
  }

  /** @throws DomainError request/key-reused */
  async findByIdempotencyKey(command: IdempotencyKey | undefined): Promise<T | undefined> {
    if (!command) return undefined;
    const found = await this.load({ 'commands.id': command.id } as QueryFilter<T>);
    return found && answerOfCommand(found, command) ? found : undefined;
  }

  /** @throws DomainError the conflict of a unique index; request/key-reused */
  async insert(
    fields: NewAggregate<T>,
    events: (document: T) => readonly NewEvent[],
    options: WriteOptions,
  ): Promise<T> {
    const now = this.clock.now();
    const made = { _id: new Types.ObjectId(), ...fields, version: 1, createdAt: now, updatedAt: now };
    const first = { ...made, eventSequence: 0, pendingEvents: [] };
    const pendingEvents = this.envelopes(events(asPlain<T>(first)), made._id, 0, now, options);
    const document: Omit<AggregateDocument, 'commands'> & Partial<Pick<AggregateDocument, 'commands'>> = {
      ...made,
      eventSequence: pendingEvents.length,
      pendingEvents,
      ...(pendingEvents.length > 0 ? { pendingSince: now } : {}),
      ...(options.command ? { commands: [options.command] } : {}),
    };
    try {
      // Without `commands` until the first one: an empty list would be in the unique index.
      await this.documents.insertOne(document as AggregateDocument, { ignoreUndefined: true });
    } catch (error) {
      return this.afterDuplicate(error, options.command);
    }
    return this.written(document);
  }

  /**
   * Undefined: another writer was faster.
   * @throws DomainError platform/unavailable while 200 events are pending; the conflict of a unique index
   */
  async write(current: T, { next, events }: Change<T>, options: WriteOptions): Promise<T | undefined> {
    if (current.pendingEvents.length >= PENDING_EVENTS_MAXIMUM) {
      throw new DomainError('platform/unavailable', { retryAfterSeconds: 2 });
    }
    const now = this.clock.now();
    const { command } = options;
    const envelopes = this.envelopes(events, current._id, current.eventSequence, now, options);
    const update = aggregateUpdate(current, next, envelopes, command, now, isBsonEqual);
    if (!this.isNeverDeleted) return this.update(current, update, command);
    return this.updateTogether(current, update, changedDocument(current, next, envelopes, command, now), command);
  }

  /** A command that changed nothing is stored all the same: its repeat must not be decided on a later state. */
  async storeCommand(current: T, command: IdempotencyKey | undefined): Promise<T | undefined> {
    return command ? this.update(current, commandUpdate(command), command) : current;
  }

  private async update(
    { _id, version }: T,
    update: Record<string, unknown>,
    command: IdempotencyKey | undefined,
  ): Promise<T | undefined> {
    try {
      const options = { returnDocument: 'after', ignoreUndefined: true } as const;
      const written = await this.documents.findOneAndUpdate({ _id, version }, update, options);
      return written ? this.written(written) : undefined;
    } catch (error) {
      return this.afterDuplicate(error, command);
    }
  }

  /** By one command with the writes of the same moment. A miss inserts, which the unique `_id` refuses: it is there. */
  private async updateTogether(
    { _id, version }: T,
    update: Record<string, unknown>,
    changed: T,
    command: IdempotencyKey | undefined,
  ): Promise<T | undefined> {
    try {
      await sharedWrites(this.model).write({ updateOne: { filter: { _id, version }, update, upsert: true } });
      return this.written(changed);
    } catch (error) {
      if (isDuplicateKey(error) && isSameId(error)) return undefined;
      return this.afterDuplicate(error, command);
    }
  }

  private envelopes(
    events: readonly NewEvent[],
    id: Types.ObjectId,
    sequence: number,
    now: Date,
    { actor }: WriteOptions,
  ) {
    const { correlationId, span } = currentContext();
    const traceparent = span?.traceparent;
    const documentId = id.toHexString();
    const origin = { documentId, sequence, occurredAt: now, actor, correlationId, traceparent, newId: randomUUID };
    return envelopesOf(events, origin);
  }

  private written(document: object): T {
    const plain = asPlain<T>(document);
    this.recentWrites.store(plain);
    if (plain.pendingEvents.length > 0) {
      this.outbox.publish(this.model as unknown as Model<never>, plain._id, plain);
    }
    return plain;
  }

  /** A repeated command returns its document, whichever unique index it hit; else throws the index's refusal. */
  private async afterDuplicate(error: unknown, command: IdempotencyKey | undefined): Promise<T> {
    if (!isDuplicateKey(error)) throw error;
    const answer = await this.findByIdempotencyKey(command);
    if (answer) return answer;
    const code = this.conflicts[duplicatedIndex(error)];
    throw code ? new DomainError(code) : error;
  }
}

/** A document's plain object; `commands` is absent in the database until the first one. */
export const asPlain = <T extends AggregateDocument>(document: object): T =>
  ({ ...document, commands: (document as Partial<T>).commands ?? [] }) as unknown as T;
