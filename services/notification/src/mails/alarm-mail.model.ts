import { FEED } from '@pothik/contracts/notification';
import { documentSchema } from '@pothik/service-kit';
import type { WaitingMail } from './waiting-mail.rules.js';

/** The mail of an alarm to one administrator, whose address is looked up when it is sent. */
export interface AlarmMailDocument extends WaitingMail {
  /** What it is about and to whom: a repeated event does not send it again. */
  key: string;
  administratorId: string;
  /** Like `text` empty once it was mailed. */
  subject: string;
  text: string;
}

export const ALARM_MAIL_MODEL = 'AlarmMail';

const text = { type: String, default: '' };
const date = { type: Date, default: null };

export const alarmMailSchema = documentSchema<AlarmMailDocument>(
  {
    key: { type: String, required: true, unique: true },
    administratorId: { type: String, required: true },
    subject: text,
    text,
    mailDueAt: date,
    mailTries: { type: Number, required: true },
    mailedAt: date,
  },
  { collection: 'alarm_mails' },
);
alarmMailSchema.index({ mailDueAt: 1 });
// A mail that has not gone out yet has no date here and stays.
alarmMailSchema.index({ mailedAt: 1 }, { expireAfterSeconds: FEED.keptMs / 1000 });
