import {
  NOTIFICATION_KIND,
  NOTIFICATION_LIMITS,
  type Notification,
  type NotificationKind,
  type ShownNotification,
} from '@pothik/contracts/notification';
import { documentSchema, endsAfter } from '@pothik/service-kit';
import { Schema } from 'mongoose';

export interface NotificationDocument {
  personId: string;
  /** Counts a person's notifications from 1, without gaps. */
  number: number;
  eventId: string;
  kind: NotificationKind;
  subjectId: string;
  facts: Notification['facts'];
  /** Absent of entries of releases before. */
  shown?: ShownNotification;
  /** Read by itself, though the feed is not read up to it. */
  read?: true;
  at: Date;
}

/** A person's last number and read mark, which outlive the notifications, so that numbers continue after 30 quiet days. */
export interface NotificationPositionDocument {
  personId: string;
  last: number;
  readUpTo: number;
}

export const NOTIFICATION_MODEL = 'Notification';
export const NOTIFICATION_POSITION_MODEL = 'NotificationPosition';

export const notificationSchema = documentSchema<NotificationDocument>(
  {
    personId: { type: String, required: true },
    number: { type: Number, required: true },
    eventId: { type: String, required: true },
    kind: { type: String, enum: Object.values(NOTIFICATION_KIND), required: true },
    subjectId: { type: String, required: true },
    facts: { type: Schema.Types.Mixed, required: true },
    shown: { type: Schema.Types.Mixed },
    read: { type: Boolean },
    at: { type: Date, required: true },
  },
  { collection: 'feed_entries', minimize: false },
);
notificationSchema.index({ personId: 1, number: 1 }, { unique: true, name: 'one-entry-per-number' });
notificationSchema.index({ personId: 1, eventId: 1 }, { unique: true, name: 'one-entry-per-event' });
endsAfter(notificationSchema, 'at', NOTIFICATION_LIMITS.storedMs / 1000);

export const notificationPositionSchema = documentSchema<NotificationPositionDocument>(
  {
    personId: { type: String, required: true, unique: true },
    last: { type: Number, required: true, default: 0 },
    readUpTo: { type: Number, required: true, default: 0 },
  },
  { collection: 'feed_positions' },
);
