import { LANGUAGES, ROLE } from '@pothik/contracts/platform';
import { type AggregateDocument, aggregateSchema, embeddedSchema } from '@pothik/service-kit';
import type { Types } from 'mongoose';
import type { Account, SecondFactor } from './account.rules.js';

export interface AccountDocument extends AggregateDocument, Account {
  _id: Types.ObjectId;
}

export const ACCOUNT_MODEL = 'Account';

export const accountSchema = aggregateSchema<AccountDocument>({
  name: { type: String, required: true },
  email: { type: String, default: '' },
  phone: { type: String },
  phoneProvedAt: { type: Date },
  phoneChangedAt: { type: Date },
  calledAt: { type: Date },
  formerIds: { type: [String], default: undefined },
  takenBy: { type: String },
  passwordHash: { type: String, default: null },
  googleSubject: { type: String },
  role: { type: String, enum: Object.values(ROLE), required: true },
  rights: { type: [String], default: undefined },
  verified: { type: Boolean, required: true },
  epoch: { type: Number, required: true },
  epochRaisedAt: { type: Date, required: true },
  sessionsEnded: {
    type: embeddedSchema<NonNullable<Account['sessionsEnded']>>({
      below: { type: Number, required: true },
      kept: { type: String, default: null },
    }),
  },
  signedOutAt: { type: Date },
  language: { type: String, enum: LANGUAGES },
  deletedAt: { type: Date, default: null },
  secondFactor: {
    type: embeddedSchema<SecondFactor>({
      secret: { type: String, required: true },
      since: { type: Date, required: true },
      lastStep: { type: Number, required: true },
      recoveryCodes: { type: [String], required: true },
    }),
  },
  pendingSecondFactor: { type: String },
  emailHash: { type: String },
  phoneHash: { type: String },
});

accountSchema.index(
  { email: 1 },
  {
    unique: true,
    partialFilterExpression: { deletedAt: null, email: { $gt: '' } },
    name: 'one-account-per-given-email',
  },
);
accountSchema.index(
  { phone: 1 },
  { unique: true, partialFilterExpression: { deletedAt: null, phone: { $gt: '' } }, name: 'one-account-per-number' },
);
accountSchema.index({ emailHash: 1 }, { sparse: true, name: 'deleted-accounts-of-email' });
accountSchema.index({ phoneHash: 1 }, { sparse: true, name: 'deleted-accounts-of-number' });
accountSchema.index({ role: 1 }, { name: 'accounts-by-role' });
accountSchema.index(
  { verified: 1 },
  { partialFilterExpression: { verified: false, deletedAt: null }, name: 'accounts-never-verified' },
);
accountSchema.index({ deletedAt: 1 }, { sparse: true, name: 'deleted-accounts' });
accountSchema.index(
  { googleSubject: 1 },
  {
    unique: true,
    partialFilterExpression: { deletedAt: null, googleSubject: { $exists: true } },
    name: 'one-account-per-google-person',
  },
);
