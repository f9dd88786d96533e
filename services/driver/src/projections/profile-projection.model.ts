import { documentSchema } from '@pothik/service-kit';
import type { Types } from 'mongoose';

/** A profile, owned by user; `aggregateVersion` numbers user's events of it. */
export interface ProfileProjection {
  _id: Types.ObjectId;
  aggregateVersion: number;
  name: string;
  phone: string;
  /** It was proved by a code; absent in what a former release stored. */
  isPhoneProven?: boolean;
  image: string;
}

export const PROFILE_PROJECTION_MODEL = 'ProfileProjection';

export const profileProjectionSchema = documentSchema<ProfileProjection>(
  {
    aggregateVersion: { type: Number, required: true },
    name: { type: String, default: '' },
    phone: { type: String, default: '' },
    isPhoneProven: { type: Boolean },
    image: { type: String, default: '' },
  },
  { collection: 'profile_facts' },
);
