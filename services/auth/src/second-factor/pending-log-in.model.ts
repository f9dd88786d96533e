import { documentSchema, endsAfter } from '@pothik/service-kit';
import type { Types } from 'mongoose';
import type { PendingLogIn } from './pending-log-in.rules.js';

export interface PendingLogInDocument extends PendingLogIn {
  _id: Types.ObjectId;
}

export const PENDING_LOG_IN_MODEL = 'PendingLogIn';

export const pendingLogInSchema = documentSchema<PendingLogInDocument>(
  {
    secretHash: { type: String, required: true },
    accountId: { type: String, required: true },
    epoch: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'half_done_log_ins' },
);
pendingLogInSchema.index({ secretHash: 1 }, { unique: true, name: 'one-of-each-secret' });
endsAfter(pendingLogInSchema, 'expiresAt', 0);
