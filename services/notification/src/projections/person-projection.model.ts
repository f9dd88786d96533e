import { LANGUAGES, type Language, ROLE, type Role } from '@pothik/contracts/platform';
import { documentSchema } from '@pothik/service-kit';
import type { Types } from 'mongoose';

/** An account, owned by auth; `aggregateVersion` numbers auth's events of it. */
export interface AccountProjection {
  _id: Types.ObjectId;
  aggregateVersion: number;
  name: string;
  /** '' where there is none. */
  email: string;
  /** The proven number, as +8801712345678; absent where none is. */
  phone?: string | undefined;
  role: Role;
  verified: boolean;
  /** Absent: none was chosen. */
  language?: Language;
}

/** The name of a profile, owned by user; `aggregateVersion` numbers user's events of it. */
export interface ProfileProjection {
  _id: Types.ObjectId;
  aggregateVersion: number;
  name: string;
}

export const ACCOUNT_PROJECTION_MODEL = 'AccountProjection';
export const PROFILE_PROJECTION_MODEL = 'ProfileProjection';

export const accountProjectionSchema = documentSchema<AccountProjection>(
  {
    aggregateVersion: { type: Number, required: true },
    name: { type: String, default: '' },
    email: { type: String, default: '' },
    phone: { type: String },
    role: { type: String, enum: Object.values(ROLE), required: true, index: true },
    verified: { type: Boolean, required: true },
    language: { type: String, enum: LANGUAGES },
  },
  { collection: 'account_facts' },
);

export const profileProjectionSchema = documentSchema<ProfileProjection>(
  {
    aggregateVersion: { type: Number, required: true },
    name: { type: String, default: '' },
  },
  { collection: 'profile_facts' },
);
