import { ROLE, type Role } from '@pothik/contracts/platform';
import { documentSchema } from '@pothik/service-kit';
import type { Types } from 'mongoose';

/** An account as auth published it; `aggregateVersion` numbers auth's events of it. */
export interface AccountProjection {
  _id: Types.ObjectId;
  aggregateVersion: number;
  name: string;
  email: string;
  role: Role;
  verified: boolean;
  /** Of an ADMIN; empty where there are none. */
  rights: string[];
  /** The desk made the account, and nobody has proved its number. */
  isGuest: boolean;
  deleted: boolean;
  /** Time of its first event, whatever the order of arrival. */
  registeredAt: Date;
}

export const ACCOUNT_PROJECTION_MODEL = 'AccountProjection';

export const accountProjectionSchema = documentSchema<AccountProjection>(
  {
    aggregateVersion: { type: Number, required: true },
    name: { type: String, default: '' },
    email: { type: String, default: '' },
    role: { type: String, enum: Object.values(ROLE), required: true },
    verified: { type: Boolean, required: true },
    rights: { type: [String], default: [] },
    isGuest: { type: Boolean, default: false },
    deleted: { type: Boolean, default: false },
    registeredAt: { type: Date },
  },
  { collection: 'account_facts' },
);
accountProjectionSchema.index({ registeredAt: -1, _id: -1 });
accountProjectionSchema.index({ role: 1, registeredAt: -1 });
