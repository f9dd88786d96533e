import { documentSchema } from '@pothik/service-kit';
import { Schema, type Types } from 'mongoose';

/** One picture in the object store, written before it is put there, so that no object is ever forgotten. */
export interface StoredImage {
  /** Its file name. */
  _id: string;
  vehicleId: Types.ObjectId;
  storedAt: Date;
  /** Until its vehicle is known to name it, or not to: absent afterwards. */
  unsettledSince?: Date;
}

export const STORED_IMAGE_MODEL = 'StoredImage';

export const storedImageSchema = documentSchema<StoredImage>(
  {
    _id: { type: String, required: true },
    vehicleId: { type: Schema.Types.ObjectId, required: true },
    storedAt: { type: Date, required: true },
    unsettledSince: { type: Date },
  },
  { collection: 'stored_images' },
);

storedImageSchema.index({ vehicleId: 1 });
storedImageSchema.index({ unsettledSince: 1 }, { sparse: true });
