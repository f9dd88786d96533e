import { documentSchema, endsAfter } from '@pothik/service-kit';
import type { Types } from 'mongoose';
import { OPEN_STREAM_STORED_MS } from './open-stream.rules.js';

/** One open stream of a person, in any instance. */
export interface OpenStreamDocument {
  _id: Types.ObjectId;
  personId: string;
  /** From 0; one stream at a time has it, so a person has at most as many streams as there are places. */
  place: number;
  /** The name that its page gave it; absent for readers without one. */
  reader?: string;
  openedAt: Date;
  /** Renewed by the instance that serves the stream; a crashed one renews no more. */
  seenAt: Date;
}

export const OPEN_STREAM_MODEL = 'OpenStream';

export const openStreamSchema = documentSchema<OpenStreamDocument>(
  {
    personId: { type: String, required: true },
    place: { type: Number, required: true },
    reader: { type: String },
    openedAt: { type: Date, required: true },
    seenAt: { type: Date, required: true },
  },
  { collection: 'open_streams' },
);
openStreamSchema.index({ personId: 1, place: 1 }, { unique: true, name: 'one-stream-per-place' });
endsAfter(openStreamSchema, 'seenAt', OPEN_STREAM_STORED_MS / 1000);
