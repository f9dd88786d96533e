import { type AggregateDocument, aggregateSchema, endsAfter } from '@pothik/service-kit';
import { Schema, type Types } from 'mongoose';
import type { Block } from './block.rules.js';

/** One document for each pair: its id follows from the two, so that a second one cannot exist. */
export interface BlockDocument extends AggregateDocument, Block {
  /** The driver profile. */
  driverId: Types.ObjectId;
  riderId: Types.ObjectId;
}

export const BLOCK_MODEL = 'Block';

/** From the end of a block: long after its event was published. */
const RETENTION_SECONDS = 30 * 24 * 60 * 60;

export const blockSchema = aggregateSchema<BlockDocument>({
  driverId: { type: Schema.Types.ObjectId, required: true },
  riderId: { type: Schema.Types.ObjectId, required: true },
  rideId: { type: String, required: true },
  blockedAt: { type: Date, required: true },
  endedAt: { type: Date, default: null },
  order: { type: Number, required: true },
});

blockSchema.index({ driverId: 1, blockedAt: -1 });
blockSchema.index({ riderId: 1, driverId: 1 });
endsAfter(blockSchema, 'endedAt', RETENTION_SECONDS);
