import { documentSchema } from '@pothik/service-kit';
import { Schema, type Types } from 'mongoose';

/** One picture of the object store, recorded before it is stored there, so that no object is lost track of. */
export interface StoredImage {
  /** The file name. */
  _id: string;
  vehicleId: Types.ObjectId;
  storedAt: Date;
  /** Present until the vehicle references the picture or the sweep removes it. */
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
