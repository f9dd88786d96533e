import { ROLE, type Role } from '@pothik/contracts/platform';
import { Schema, type Types } from 'mongoose';

/** What auth says of a person; `aggregateVersion` numbers auth's events of that account. */
export interface AccountFacts {
  _id: Types.ObjectId;
  aggregateVersion: number;
  name: string;
  email: string;
  role: Role;
  verified: boolean;
}

/** The name on a person's profile, which user owns; `aggregateVersion` numbers user's events of it. */
export interface ProfileFacts {
  _id: Types.ObjectId;
  aggregateVersion: number;
  name: string;
}

export const ACCOUNT_FACTS_MODEL = 'AccountFacts';
export const PROFILE_FACTS_MODEL = 'ProfileFacts';

export const accountFactsSchema = new Schema<AccountFacts>(
  {
    aggregateVersion: { type: Number, required: true },
    name: { type: String, default: '' },
    email: { type: String, default: '' },
    role: { type: String, enum: Object.values(ROLE), required: true, index: true },
    verified: { type: Boolean, required: true },
  },
  { collection: 'account_facts', versionKey: false },
);

export const profileFactsSchema = new Schema<ProfileFacts>(
  {
    aggregateVersion: { type: Number, required: true },
    name: { type: String, default: '' },
  },
  { collection: 'profile_facts', versionKey: false },
);
