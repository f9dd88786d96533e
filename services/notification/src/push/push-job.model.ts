import { documentSchema, endsAfter } from '@pothik/service-kit';
import type { Types } from 'mongoose';
import type { PushEnd } from './push-job.rules.js';

/** One notice for one subscription. */
export interface PushJobDocument {
  _id: Types.ObjectId;
  /** With the subscription the job's name: an event that is consumed twice makes it once. */
  eventId: string;
  subscriptionId: string;
  personId: string;
  tag: string;
  /** When its event happened: of two notices of one tag the later one counts. */
  at: Date;
  /** The `PushMessage` as JSON; emptied at the end. */
  message: string;
  /** By what its phone tells that it arrived; removed when it did. */
  receipt?: string;
  until: Date;
  /** The next try; null once it has ended. */
  dueAt: Date | null;
  tries: number;
  /** Tries since the last of which the end is known: a process died in one of them. */
  unansweredTries: number;
  endedAt: Date | null;
  end?: PushEnd;
}

export const PUSH_JOB_MODEL = 'PushJob';

/** Longer than any notice holds, and than a phone takes to tell that it arrived. */
const STORED_SECONDS = 24 * 3600;

const text = { type: String, required: true };
const number = { type: Number, required: true };
const date = { type: Date, default: null };

export const pushJobSchema = documentSchema<PushJobDocument>(
  {
    eventId: text,
    subscriptionId: text,
    personId: text,
    tag: text,
    at: { type: Date, required: true },
    message: { type: String, default: '' },
    receipt: { type: String },
    until: { type: Date, required: true },
    dueAt: date,
    tries: number,
    unansweredTries: number,
    endedAt: date,
    end: { type: String },
  },
  { collection: 'push_jobs' },
);
pushJobSchema.index({ eventId: 1, subscriptionId: 1 }, { unique: true, name: 'one-job-per-event-and-subscription' });
pushJobSchema.index({ subscriptionId: 1, tag: 1, at: 1 });
pushJobSchema.index({ receipt: 1 }, { sparse: true });
pushJobSchema.index({ dueAt: 1 });
pushJobSchema.index({ personId: 1 });
// A job that has not ended has no date here and never expires.
endsAfter(pushJobSchema, 'endedAt', STORED_SECONDS);
