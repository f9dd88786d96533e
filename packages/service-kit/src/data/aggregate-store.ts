import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { DomainError, type ErrorCode } from '@pothik/contracts/catalogue';
import type { Clock } from '@pothik/engines';
import { duplicatedIndex, isDuplicateKey, isSameId } from '@pothik/engines';
import { type Model, type QueryFilter, Types } from 'mongoose';
import { currentContext } from '../context/request-context.js';
import type { AggregateDocument, Change, IdempotencyKey, NewEvent, WriteOptions } from './aggregate-document.js';
import { aggregateUpdate, commandUpdate, PENDING_EVENTS_MAXIMUM } from './aggregate-update.rules.js';
import { answerOfCommand } from './idempotency-key.rules.js';
import { envelopesOf } from './next-events.rules.js';
import type { Outbox } from './outbox.js';
import { isSameStored } from './same-stored.js';

/** How often a change is decided again after another writer was faster. */
const RELOADS = 5;

/** The longest pause before deciding again, in milliseconds per try: random, so that writers do not collide again. */
const RELOAD_PAUSE_MS = 4;

/** The fields of a new aggregate; `_id` if the caller needs to know it before. */
export type NewAggregate<T extends AggregateDocument> = Omit<T, keyof AggregateDocument> & { _id?: Types.ObjectId };

/**
 * Reads and writes one kind of aggregate. Each write is one atomic operation on the expected version, which stores the
 * change, its events and its idempotency key together; then the outbox publishes the events.
 */
export class AggregateStore<T extends AggregateDocument> {
  private readonly documents: Model<AggregateDocument>;

  /** `conflicts`: the refusal (409) for each unique index, by the index's name. */
  constructor(
    private readonly model: Model<T>,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly conflicts: Readonly<Record<string, ErrorCode>>,
  ) {
    this.documents = model as unknown as Model<AggregateDocument>;
    outbox.register(model as unknown as Model<never>);
  }

  /**
   * Stores a new aggregate with its first events. A command that was executed before returns its document.
   * @throws DomainError the conflict of a unique index; request/key-reused
   */
  async create(
    fields: NewAggregate<T>,
    events: (document: T) => readonly NewEvent[],
    options: WriteOptions,
  ): Promise<T> {
    const now = this.clock.now();
    const document = new this.documents({
      _id: new Types.ObjectId(),
      ...(fields as object),
      version: 1,
      eventSequence: 0,
      pendingEvents: [],
      createdAt: now,
      updatedAt: now,
    });
    const pendingEvents = this.envelopes(events(asPlain<T>(document.toObject())), document._id, 0, now, options);
    document.set({
      eventSequence: pendingEvents.length,
      pendingEvents,
      ...(pendingEvents.length > 0 ? { pendingSince: now } : {}),
      ...(options.command ? { commands: [options.command] } : {}),
    });
    try {
      await document.save();
    } catch (error) {
      return this.afterDuplicate(error, options.command);
    }
    return this.published(document.toObject());
  }

  /**
   * Loads the document, calls `decide` for the change, and writes it. `decide` is pure, and may run several times.
   * If `decide` returns undefined, only the command is stored, and the current document is returned.
   * `known`, a document that the caller has just read, saves a read; if it is stale, the write misses and reloads.
   * @returns undefined when there is no document
   * @throws DomainError request/conflict after five reloads; request/key-reused; platform/unavailable while 200 events
   * are pending; the conflict of a unique index
   */
  async change(
    filter: QueryFilter<T>,
    decide: (current: T) => Change<T> | undefined,
    options: WriteOptions,
    known?: T,
  ): Promise<T | undefined> {
    for (let reloads = 0; reloads <= RELOADS; reloads += 1) {
      if (reloads > 0) await pause(Math.random() * RELOAD_PAUSE_MS * reloads);
      const current = known && reloads === 0 ? asPlain<T>(known) : await this.load(filter);
      // The command itself may be the reason why the filter matches nothing any more.
      if (!current) return this.findByIdempotencyKey(options.command);
      if (answerOfCommand(current, options.command)) return current;
      const change = decide(current);
      const written = change
        ? await this.write(current, change, options)
        : await this.remember(current, options.command);
      if (written) return written;
    }
    throw new DomainError('request/conflict');
  }

  /**
   * Changes the document of an id, or creates it if there is none. The second of two concurrent calls
   * changes the document that the first has created.
   */
  async changeOrCreate(
    fields: NewAggregate<T> & { _id: Types.ObjectId },
    events: (document: T) => readonly NewEvent[],
    decide: (current: T) => Change<T> | undefined,
    options: WriteOptions,
  ): Promise<T> {
    const change = () => this.change({ _id: fields._id } as QueryFilter<T>, decide, options);
    const known = await change();
    if (known) return known;
    try {
      return await this.create(fields, events, options);
    } catch (error) {
      const made = isDuplicateKey(error) && isSameId(error) ? await change() : undefined;
      if (!made) throw error;
      return made;
    }
  }

  /**
   * The document that an earlier try of this command created or changed: for rules that would refuse the repeat.
   * @throws DomainError request/key-reused
   */
  async findByIdempotencyKey(command: IdempotencyKey | undefined): Promise<T | undefined> {
    if (!command) return undefined;
    const found = await this.load({ 'commands.id': command.id } as QueryFilter<T>);
    return found && answerOfCommand(found, command) ? found : undefined;
  }

  private async load(filter: QueryFilter<T>): Promise<T | undefined> {
    const found = await this.model.findOne(filter).lean().exec();
    return found ? asPlain<T>(found) : undefined;
  }

  /** Undefined: another writer was faster. */
  private async write(current: T, { next, events }: Change<T>, options: WriteOptions): Promise<T | undefined> {
    if (current.pendingEvents.length >= PENDING_EVENTS_MAXIMUM) {
      throw new DomainError('platform/unavailable', { retryAfterSeconds: 2 });
    }
    const now = this.clock.now();
    const envelopes = this.envelopes(events, current._id, current.eventSequence, now, options);
    const update = aggregateUpdate(current, next, envelopes, options.command, now, isSameStored);
    try {
      const written = await this.documents
        .findOneAndUpdate({ _id: current._id, version: current.version }, update, { returnDocument: 'after' })
        .lean()
        .exec();
      return written ? this.published(written) : undefined;
    } catch (error) {
      return this.afterDuplicate(error, options.command);
    }
  }

  /** A command that changed nothing is stored all the same: its repeat must not be decided on a later state. */
  private async remember(current: T, command: IdempotencyKey | undefined): Promise<T | undefined> {
    if (!command) return current;
    try {
      const remembered = await this.documents
        .findOneAndUpdate({ _id: current._id, version: current.version }, commandUpdate(command), {
          returnDocument: 'after',
        })
        .lean()
        .exec();
      return remembered ? asPlain<T>(remembered) : undefined;
    } catch (error) {
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

  private published(document: object): T {
    const plain = asPlain<T>(document);
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
const asPlain = <T extends AggregateDocument>(document: object): T =>
  ({ ...document, commands: (document as Partial<T>).commands ?? [] }) as unknown as T;
