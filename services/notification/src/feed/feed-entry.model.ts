import { FEED, FEED_KIND, type FeedEntry, type FeedKind } from '@pothik/contracts/notification';
import { Schema } from 'mongoose';

export interface FeedEntryDocument {
  personId: string;
  /** 1 for a person's first entry, then without gaps. */
  number: number;
  eventId: string;
  kind: FeedKind;
  subjectId: string;
  facts: FeedEntry['facts'];
  at: Date;
}

/** How far a person's feed goes and was read; it outlives the entries, so that numbers go on after 30 quiet days. */
export interface FeedPositionDocument {
  personId: string;
  last: number;
  readUpTo: number;
}

export const FEED_ENTRY_MODEL = 'FeedEntry';
export const FEED_POSITION_MODEL = 'FeedPosition';

export const feedEntrySchema = new Schema<FeedEntryDocument>(
  {
    personId: { type: String, required: true },
    number: { type: Number, required: true },
    eventId: { type: String, required: true },
    kind: { type: String, enum: Object.values(FEED_KIND), required: true },
    subjectId: { type: String, required: true },
    facts: { type: Schema.Types.Mixed, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'feed_entries', versionKey: false, minimize: false },
);
feedEntrySchema.index({ personId: 1, number: 1 }, { unique: true, name: 'one-entry-per-number' });
feedEntrySchema.index({ personId: 1, eventId: 1 }, { unique: true, name: 'one-entry-per-event' });
feedEntrySchema.index({ at: 1 }, { expireAfterSeconds: FEED.keptMs / 1000 });

export const feedPositionSchema = new Schema<FeedPositionDocument>(
  {
    personId: { type: String, required: true, unique: true },
    last: { type: Number, required: true, default: 0 },
    readUpTo: { type: Number, required: true, default: 0 },
  },
  { collection: 'feed_positions', versionKey: false },
);
