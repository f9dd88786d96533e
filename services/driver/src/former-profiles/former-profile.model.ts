import { DRIVER_STATUS, REASON_KIND } from '@pothik/contracts/driver';
import { documentSchema, endsAfter } from '@pothik/service-kit';
import type { Types } from 'mongoose';
import type { FormerStanding } from './former-profile.rules.js';

/** It names nobody; its id is that of the deleted profile. */
export interface StoredFormerProfile extends FormerStanding {
  _id: Types.ObjectId;
  /** `FORMER_PROFILE_YEARS` after the deletion. */
  expiresAt: Date;
}

export const FORMER_PROFILE_MODEL = 'FormerProfile';

export const formerProfileSchema = documentSchema<StoredFormerProfile>(
  {
    licenses: { type: [String], required: true },
    plates: { type: [String], required: true },
    status: { type: String, enum: Object.values(DRIVER_STATUS), required: true },
    reasonKind: { type: String, enum: Object.values(REASON_KIND) },
    statusSince: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'former_profiles' },
);

formerProfileSchema.index({ licenses: 1 });
formerProfileSchema.index({ plates: 1 });
endsAfter(formerProfileSchema, 'expiresAt', 0);
