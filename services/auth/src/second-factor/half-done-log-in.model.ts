import { documentSchema, endsAfter } from '@pothik/service-kit';
import type { Types } from 'mongoose';
import type { HalfDoneLogIn } from './half-done-log-in.rules.js';

export interface HalfDoneLogInDocument extends HalfDoneLogIn {
  _id: Types.ObjectId;
}

export const HALF_DONE_LOG_IN_MODEL = 'HalfDoneLogIn';

export const halfDoneLogInSchema = documentSchema<HalfDoneLogInDocument>(
  {
    secretHash: { type: String, required: true },
    accountId: { type: String, required: true },
    epoch: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'half_done_log_ins' },
);
halfDoneLogInSchema.index({ secretHash: 1 }, { unique: true, name: 'one-of-each-secret' });
endsAfter(halfDoneLogInSchema, 'expiresAt', 0);
