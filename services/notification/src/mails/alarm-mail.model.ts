import { NOTIFICATION_LIMITS } from '@pothik/contracts/notification';
import { documentSchema, endsAfter } from '@pothik/service-kit';
import type { WaitingMail } from './waiting-mail.rules.js';

/** The mail of an alarm to one administrator; the address is read when it is sent. */
export interface AlarmMailDocument extends WaitingMail {
  /** Alarm and administrator, so that a repeated event does not send it again. */
  key: string;
  administratorId: string;
  /** Emptied, like `text`, once mailed. */
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
// A mail that is not sent yet has no date here and never expires.
endsAfter(alarmMailSchema, 'mailedAt', NOTIFICATION_LIMITS.storedMs / 1000);
