import { FEED } from '@pothik/contracts/notification';
import { Schema } from 'mongoose';

/** A mail that went out: a repeated event does not send it again. */
export interface SentMailDocument {
  /** What it was about and to whom. */
  key: string;
  at: Date;
}

export const SENT_MAIL_MODEL = 'SentMail';

export const sentMailSchema = new Schema<SentMailDocument>(
  { key: { type: String, required: true, unique: true }, at: { type: Date, required: true } },
  { collection: 'sent_mails', versionKey: false },
);
sentMailSchema.index({ at: 1 }, { expireAfterSeconds: FEED.keptMs / 1000 });
