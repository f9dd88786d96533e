import { ROLE } from '@pothik/contracts/platform';
import { type AggregateDocument, aggregateSchema } from '@pothik/service-kit';
import type { Types } from 'mongoose';
import type { Account } from './account.rules.js';

export interface AccountDocument extends AggregateDocument, Account {
  _id: Types.ObjectId;
}

export const ACCOUNT_MODEL = 'Account';

export const accountSchema = aggregateSchema<AccountDocument>({
  name: { type: String, required: true },
  email: { type: String, required: true },
  passwordHash: { type: String, required: true },
  role: { type: String, enum: Object.values(ROLE), required: true },
  verified: { type: Boolean, required: true },
  registration: { type: Number, required: true },
  epoch: { type: Number, required: true },
  epochRaisedAt: { type: Date, required: true },
  deletedAt: { type: Date, default: null },
});

// A deleted account keeps its e-mail, so that "deleted" can be told from "unknown", and leaves it free for a new account.
accountSchema.index(
  { email: 1 },
  { unique: true, partialFilterExpression: { deletedAt: null }, name: 'one-account-per-email' },
);
accountSchema.index({ email: 1, deletedAt: 1 }, { name: 'accounts-of-email' });
