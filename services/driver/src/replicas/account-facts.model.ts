import { Schema, type Types } from 'mongoose';

/** What auth says of a person; `aggregateVersion` numbers auth's events of that account. */
export interface AccountFacts {
  _id: Types.ObjectId;
  aggregateVersion: number;
  name: string;
  email: string;
}

export const ACCOUNT_FACTS_MODEL = 'AccountFacts';

export const accountFactsSchema = new Schema<AccountFacts>(
  {
    aggregateVersion: { type: Number, required: true },
    name: { type: String, default: '' },
    email: { type: String, default: '' },
  },
  { collection: 'account_facts', versionKey: false },
);
