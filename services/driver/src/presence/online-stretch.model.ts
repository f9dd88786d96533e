import { documentSchema, endsAfter } from '@pothik/service-kit';
import { Schema, type Types } from 'mongoose';

/** One finished period in which a driver was ONLINE; the current one is `onlineSince` of the driver. */
export interface OnlineStretch {
  /** The id of the event that ended it, so that a repeated event adds nothing. */
  _id: string;
  driverId: Types.ObjectId;
  from: Date;
  to: Date;
}

export const ONLINE_STRETCH_MODEL = 'OnlineStretch';

/** Longer than the 366 days that analytics cover. Seconds. */
const RETENTION_SECONDS = 400 * 86_400;

export const onlineStretchSchema = documentSchema<OnlineStretch>(
  {
    _id: { type: String, required: true },
    driverId: { type: Schema.Types.ObjectId, required: true },
    from: { type: Date, required: true },
    to: { type: Date, required: true },
  },
  { collection: 'online_stretches' },
);

/** A driver's own time online. */
onlineStretchSchema.index({ driverId: 1, to: 1 });
endsAfter(onlineStretchSchema, 'to', RETENTION_SECONDS);
