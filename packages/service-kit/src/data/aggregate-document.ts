import type { EventActor, EventDefinition, EventEnvelope } from '@pothik/contracts/platform';
import type { Types } from 'mongoose';

/** Names one command of one person, so that a repetition is recognised. */
export interface IdempotencyKey {
  /** person|call|key */
  id: string;
  /** Of the parsed input and the files: tells a repetition from a reuse. */
  inputHash: string;
}

/** What every aggregate's document has beside its own fields. */
export interface AggregateDocument {
  _id: Types.ObjectId;
  /** Counts the document's writes, from 1; a write expects the one it read. */
  version: number;
  /** The number of its newest event, from 1 without gaps; 0: none yet. */
  eventSequence: number;
  /** Events stored with the change they describe and not yet in the log, oldest first. */
  pendingEvents: EventEnvelope[];
  /** Since when events are pending; absent when none is. */
  pendingSince?: Date;
  /** The last 16 commands, oldest first. */
  commands: IdempotencyKey[];
  createdAt: Date;
  updatedAt: Date;
}

/** An event a change causes. Whatever its `aggregateId`, it takes the next number of the document that stores it. */
export interface NewEvent {
  definition: EventDefinition;
  payload: unknown;
  /** Default: the document's own id. */
  aggregateId?: string;
}

/** `next` is the current plain object with fields replaced: `{ ...current, status: 'ACCEPTED' }`. */
export interface Change<T> {
  next: T;
  events: readonly NewEvent[];
}

export interface WriteOptions {
  actor: EventActor;
  command?: IdempotencyKey;
}
