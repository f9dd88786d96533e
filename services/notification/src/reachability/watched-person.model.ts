import { type AggregateDocument, aggregateSchema } from '@pothik/service-kit';
import type { Types } from 'mongoose';
import type { WatchedPerson } from './watch.rules.js';

/** A driver whose signs of life are watched, by the id of the person. */
export interface WatchedPersonDocument extends AggregateDocument, WatchedPerson {
  _id: Types.ObjectId;
}

export const WATCHED_PERSON_MODEL = 'WatchedPerson';

const date = { type: Date, default: null };

export const watchedPersonSchema = aggregateSchema<WatchedPersonDocument>(
  {
    driverVersion: { type: Number, required: true },
    onlineSince: date,
    dueAt: date,
    unreachableSince: date,
    trialAt: date,
  },
  { collection: 'watched_people' },
);
watchedPersonSchema.index({ dueAt: 1 });
