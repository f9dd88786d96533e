import { setTimeout as pause } from 'node:timers/promises';
import { DomainError, type ErrorCode } from '@pothik/contracts/catalogue';
import type { Clock } from '@pothik/engines';
import { isDuplicateKey, isSameId } from '@pothik/engines';
import { type Model, type QueryFilter, Types } from 'mongoose';
import type { AggregateDocument, Change, IdempotencyKey, NewEvent, WriteOptions } from './aggregate-document.js';
import { PENDING_EVENTS_MAXIMUM } from './aggregate-update.rules.js';
import { AggregateWriter, asPlain, type NewAggregate } from './aggregate-writer.js';
import { answerOfCommand } from './idempotency-key.rules.js';
import type { Outbox } from './outbox.js';

/** How often a change is decided again after another writer was faster. */
const RELOADS = 5;

/** The longest pause before deciding again, in milliseconds per try: random, so that writers do not collide again. */
const RELOAD_PAUSE_MS = 4;

type Decide<T> = (current: T) => Change<T> | undefined;

/**
 * Reads and writes one kind of aggregate. Each write is one atomic operation on the expected version, which stores the
 * change, its events and its idempotency key together; then the outbox publishes the events.
 */
export class AggregateStore<T extends AggregateDocument> {
  private readonly writer: AggregateWriter<T>;

  /** `conflicts`: the refusal (409) for each unique index, by the index's name. `isNeverDeleted`: no such document ever is. */
  constructor(
    model: Model<T>,
    outbox: Outbox,
    clock: Clock,
    conflicts: Readonly<Record<string, ErrorCode>>,
    { isNeverDeleted = false } = {},
  ) {
    this.writer = new AggregateWriter(model, outbox, clock, conflicts, isNeverDeleted);
  }

  /**
   * Stores a new aggregate with its first events. A command that was executed before returns its document.
   * @throws DomainError the conflict of a unique index; request/key-reused
   */
  create(fields: NewAggregate<T>, events: (document: T) => readonly NewEvent[], options: WriteOptions): Promise<T> {
    return this.writer.insert(fields, events, options);
  }

  /**
   * Calls `decide` for the change of the document, and writes it. `decide` is pure, and may run several times.
   * If `decide` returns undefined, only the command is stored, and the current document is returned.
   * `known`, a document that the caller has just read, saves a read, as does what this process has just written; if it
   * is stale, the write misses and reloads, and nothing is refused because of it.
   * @returns undefined when there is no document
   * @throws DomainError request/conflict after five reloads; request/key-reused; platform/unavailable while 200 events
   * are pending; the conflict of a unique index
   */
  async change(filter: QueryFilter<T>, decide: Decide<T>, options: WriteOptions, known?: T): Promise<T | undefined> {
    const seen = known ?? this.writer.recentWrites.recall(onlyIdIn(filter));
    const early = seen && (await this.changeSeen(asPlain<T>(seen), decide, options));
    if (early) return early;
    for (let reloads = 0; reloads <= RELOADS; reloads += 1) {
      if (reloads > 0) await pause(Math.random() * RELOAD_PAUSE_MS * reloads);
      const current = await this.writer.load(filter);
      // The command itself may be the reason why the filter matches nothing any more.
      if (!current) return this.findByIdempotencyKey(options.command);
      if (answerOfCommand(current, options.command)) return current;
      const change = decide(current);
      const written = change
        ? await this.writer.write(current, change, options)
        : await this.writer.storeCommand(current, options.command);
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
    decide: Decide<T>,
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
  findByIdempotencyKey(command: IdempotencyKey | undefined): Promise<T | undefined> {
    return this.writer.findByIdempotencyKey(command);
  }

  /** What this process has just written of a document; it may be stale. */
  recall(id: string): T | undefined {
    return this.writer.recentWrites.recall(id);
  }

  /** Undefined where the document may be stale: refusals, repeats and changes of nothing are decided on what is stored. */
  private async changeSeen(seen: T, decide: Decide<T>, options: WriteOptions): Promise<T | undefined> {
    const isRepeat = seen.commands.some(({ id }) => id === options.command?.id);
    // Those of what this process wrote are published by now.
    const isFull = seen.pendingEvents.length >= PENDING_EVENTS_MAXIMUM;
    const change = isRepeat || isFull ? undefined : changeUnlessRefused(seen, decide);
    const written = change && (await this.writer.write(seen, change, options));
    if (!written) this.writer.recentWrites.forget(seen._id.toHexString());
    return written;
  }
}

/** The id of a filter that names nothing else; '' for other filters. */
function onlyIdIn(filter: object): string {
  const { _id, ...others } = filter as { _id?: unknown };
  return _id instanceof Types.ObjectId && Object.keys(others).length === 0 ? _id.toHexString() : '';
}

function changeUnlessRefused<T>(seen: T, decide: Decide<T>): Change<T> | undefined {
  try {
    return decide(seen);
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}
