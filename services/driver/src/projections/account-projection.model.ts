import { documentSchema } from '@pothik/service-kit';
import type { Types } from 'mongoose';

/** An account, owned by auth; `aggregateVersion` numbers auth's events of it. */
export interface AccountProjection {
  _id: Types.ObjectId;
  aggregateVersion: number;
  name: string;
  email: string;
}

export const ACCOUNT_PROJECTION_MODEL = 'AccountProjection';

export const accountProjectionSchema = documentSchema<AccountProjection>(
  {
    aggregateVersion: { type: Number, required: true },
    name: { type: String, default: '' },
    email: { type: String, default: '' },
  },
  { collection: 'account_facts' },
);
