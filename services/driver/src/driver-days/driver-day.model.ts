import { documentSchema, embeddedSchema, endsAfter } from '@pothik/service-kit';
import { Schema, type Types } from 'mongoose';

/** The drivers of the rides and ONLINE stretches that ended on one day which is over. Made from these, at the first question. */
export interface DriverDay {
  /** The day in Dhaka, as `2026-11-02`. */
  _id: string;
  /** How many ends were told of so late that the day may have been counted without them. */
  marks: number;
  /** The marks that the drivers include; absent until the day is counted. */
  countedMarks?: number;
  /** Each driver once. */
  driverIds?: Types.ObjectId[];
  /** Those of them whose earliest ride or stretch had begun before this day, by the day on which it began. */
  earlier?: { since: string; driverIds: Types.ObjectId[] }[];
  expiresAt: Date;
}

export const DRIVER_DAY_MODEL = 'DriverDay';

const earlierDrivers = embeddedSchema<NonNullable<DriverDay['earlier']>[number]>({
  since: { type: String, required: true },
  driverIds: { type: [Schema.Types.ObjectId], required: true },
});

export const driverDaySchema = documentSchema<DriverDay>(
  {
    _id: { type: String, required: true },
    marks: { type: Number, required: true },
    countedMarks: { type: Number },
    driverIds: { type: [Schema.Types.ObjectId], default: undefined },
    earlier: { type: [earlierDrivers], default: undefined },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'driver_days' },
);

endsAfter(driverDaySchema, 'expiresAt', 0);
