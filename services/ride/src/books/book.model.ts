import { type AggregateDocument, aggregateSchema, embeddedSchema } from '@pothik/service-kit';
import { Schema } from 'mongoose';
import type { Book, BookedTransfer } from './book.rules.js';
import type { Leg } from './transfer.rules.js';

export const BOOK = 'Book';

/** Its `_id` is made from driver and day. */
export interface BookDocument extends AggregateDocument, Book {}

const required = { type: String, required: true };

const legSchema = embeddedSchema<Leg>({ account: required, amount: { type: Number, required: true } });
const transferSchema = embeddedSchema<BookedTransfer>({
  key: required,
  kind: required,
  rideId: required,
  at: { type: Date, required: true },
  legs: { type: [legSchema], required: true },
  isLate: { type: Boolean, required: true },
});

export const bookSchema = aggregateSchema<BookDocument>({
  driverId: required,
  driverUserId: required,
  day: required,
  isClosed: { type: Boolean, required: true },
  closesAt: { type: Date, required: true },
  closedAt: { type: Date, default: null },
  digest: { type: String, default: null },
  transfers: { type: [transferSchema], required: true },
  sums: { type: Schema.Types.Mixed, required: true },
});

bookSchema.index({ driverUserId: 1, day: 1 });
bookSchema.index({ closesAt: 1 }, { partialFilterExpression: { isClosed: false } });
