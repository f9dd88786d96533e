import { documentSchema } from '@pothik/service-kit';
import { Schema, type Types } from 'mongoose';

/** One stretch of time a driver was ONLINE, from end to end. One that still lasts stands in the driver's own document. */
export interface OnlineStretch {
  /** The event that ended it, so that a repeated one adds nothing. */
  _id: string;
  driverId: Types.ObjectId;
  from: Date;
  to: Date;
}

export const ONLINE_STRETCH_MODEL = 'OnlineStretch';

/** Analytics reach back 366 days; older stretches are only in the way. Seconds. */
const KEPT_SECONDS = 400 * 86_400;

export const onlineStretchSchema = documentSchema<OnlineStretch>(
  {
    _id: { type: String, required: true },
    driverId: { type: Schema.Types.ObjectId, required: true },
    from: { type: Date, required: true },
    to: { type: Date, required: true },
  },
  { collection: 'online_stretches' },
);

onlineStretchSchema.index({ to: 1 }, { expireAfterSeconds: KEPT_SECONDS });
