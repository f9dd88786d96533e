import { documentSchema, endsAfter } from '@pothik/service-kit';
import { Schema, type Types } from 'mongoose';

export interface TrackPoint {
  lat: number;
  lng: number;
  at: Date;
}

/** Where the driver was during one ride, thinned; keyed by the ride's id. Evidence for a dispute; the ride service asks whether it fits the ride. */
export interface Track {
  _id: Types.ObjectId;
  driverId: Types.ObjectId;
  /** Oldest first. */
  points: TrackPoint[];
  /** How many points there are, and when the last one was told: what the next write is compared with. */
  count: number;
  lastAt: Date;
  /** When it is erased: `TRACK_DAYS` after its last point. */
  expiresAt: Date;
}

export const TRACK_MODEL = 'Track';

export const trackSchema = documentSchema<Track>(
  {
    driverId: { type: Schema.Types.ObjectId, required: true },
    points: { type: [Schema.Types.Mixed], required: true },
    count: { type: Number, required: true },
    lastAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'ride_tracks' },
);

endsAfter(trackSchema, 'expiresAt', 0);
