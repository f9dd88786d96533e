import type { ErrorCode } from '@pothik/contracts/catalogue';
import type { EventActor, EventDefinition, EventEnvelope } from '@pothik/contracts/platform';
import type { Types } from 'mongoose';

/** Identifies one command of one person, so that a repeat is recognised. */
export interface IdempotencyKey {
  /** person|call|key */
  id: string;
  /** The hash of the parsed input and the files: distinguishes a repeat from a reuse of the key. */
  inputHash: string;
  /** Where it was refused and the document stores that, such as a wrong try: the code that a repeat is refused with. */
  refusal?: ErrorCode;
}

/** The fields that every aggregate's document has beside its own. */
export interface AggregateDocument {
  _id: Types.ObjectId;
  /** Counts the document's writes, from 1; a write expects the version that it read. */
  version: number;
  /** The number of its newest event, from 1 without gaps; 0 without events. */
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

/** An event a change causes. It has the next number of the document that stores it, whatever its `aggregateId`. */
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
