import { NOTIFICATION_LIMITS } from '@pothik/contracts/notification';
import { documentSchema, endsAfter } from '@pothik/service-kit';
import type { WaitingMail } from '../mails/index.js';
import type { NoticeTold } from './notice.rules.js';

/** A mail or an SMS of a notice to one person. Text and address are made when it is sent. */
export interface NoticeDocument extends WaitingMail {
  /** What is told, person and way, so that a repeated event does not send it again. */
  key: string;
  told: NoticeTold;
  way: 'mail' | 'sms';
  personId: string;
  /** Where an SMS goes in place of the person's own number; emptied before it is sent. */
  number?: string;
  rideId?: string;
  /** When its event happened. */
  at: Date;
}

export const NOTICE_MODEL = 'Notice';

const required = { type: String, required: true };
const date = { type: Date, default: null };

export const noticeSchema = documentSchema<NoticeDocument>(
  {
    key: { ...required, unique: true },
    told: required,
    way: required,
    personId: required,
    number: { type: String },
    rideId: { type: String },
    at: { type: Date, required: true },
    mailDueAt: date,
    mailTries: { type: Number, required: true },
    mailedAt: date,
  },
  { collection: 'notices' },
);
noticeSchema.index({ way: 1, mailDueAt: 1 });
noticeSchema.index({ personId: 1 });
// A notice that is not sent yet has no date here and never expires.
endsAfter(noticeSchema, 'mailedAt', NOTIFICATION_LIMITS.storedMs / 1000);
