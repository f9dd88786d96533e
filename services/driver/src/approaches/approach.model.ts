import { type AggregateDocument, aggregateSchema, endsAfter } from '@pothik/service-kit';
import { Schema, type Types } from 'mongoose';
import type { ApproachState } from './approach.rules.js';

/** How the driver of one ride comes to its pickup; keyed by the ride's id, begun anew by another driver. Nobody's place. */
export interface ApproachDocument extends AggregateDocument, ApproachState {
  driverId: Types.ObjectId;
  /** How near the completed ride's track came to the pickup, once told; absent unless it missed it. */
  missedMetres?: number;
  /** When it is erased: a day after the last look. */
  expiresAt: Date;
}

export const APPROACH_MODEL = 'Approach';

const number = { type: Number, required: true };
const flag = { type: Boolean, required: true };
const date = { type: Date, required: true };

export const approachSchema = aggregateSchema<ApproachDocument>({
  driverId: { type: Schema.Types.ObjectId, required: true },
  startMetres: number,
  isByRoad: flag,
  straightStartMetres: Number,
  straightNearestMetres: Number,
  nearestMetres: number,
  furthestMetres: number,
  toldMetres: number,
  lastAt: date,
  farSince: { type: Date, default: null },
  movingAway: flag,
  wasHalfWay: flag,
  wasNear: flag,
  notes: number,
  missedMetres: Number,
  expiresAt: date,
});

endsAfter(approachSchema, 'expiresAt', 0);
approachSchema.index({ driverId: 1 });
