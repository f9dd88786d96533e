import { documentSchema } from '@pothik/service-kit';
import { Schema, type Types } from 'mongoose';

/** One ledger line for a completed ride, keyed by the ride's id, so that a repeated event adds nothing. */
export interface Earning {
  _id: Types.ObjectId;
  driverId: Types.ObjectId;
  /** Whole BDT. */
  fare: number;
  completedAt: Date;
  /** The ride is under review or left out: it counts for its driver alone. Absent until it has a review. */
  leftOut?: boolean;
  /** The version of the ride that says so. */
  reviewVersion?: number;
  /** `totalRides` of the driver's record before this line. Absent in lines of the former release. */
  afterRides?: number;
  /** `timesSummed` of the driver's record before this line. Absent while it was never summed. */
  afterSums?: number;
}

export const EARNING_MODEL = 'Earning';

export const earningSchema = documentSchema<Earning>(
  {
    driverId: { type: Schema.Types.ObjectId, required: true },
    fare: { type: Number, required: true },
    completedAt: { type: Date, required: true },
    leftOut: { type: Boolean },
    reviewVersion: { type: Number },
    afterRides: { type: Number },
    afterSums: { type: Number },
  },
  { collection: 'earnings' },
);

earningSchema.index({ driverId: 1, completedAt: -1 });
earningSchema.index({ driverId: 1, leftOut: 1 }, { partialFilterExpression: { leftOut: true } });
