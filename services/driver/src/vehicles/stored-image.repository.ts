import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Clock } from '@pothik/engines';
import { type Model, Types } from 'mongoose';
import { STORED_IMAGE_MODEL, type StoredImage } from './stored-image.model.js';

/** Images read per sweep. */
const BATCH = 100;

/** The pictures of the object store, referenced by a vehicle or not. */
@Injectable()
export class StoredImageRepository {
  constructor(
    @InjectModel(STORED_IMAGE_MODEL) private readonly images: Model<StoredImage>,
    private readonly clock: Clock,
  ) {}

  /** Must be called before the pictures are stored. */
  async enter(vehicleId: string, names: readonly string[]): Promise<void> {
    const now = this.clock.now();
    const entry = { vehicleId: new Types.ObjectId(vehicleId), storedAt: now, unsettledSince: now };
    await this.images.insertMany(names.map((_id) => ({ _id, ...entry })));
  }

  /** Marks pictures as referenced by their vehicle. */
  async settle(names: readonly string[]): Promise<void> {
    await this.images.updateMany({ _id: { $in: [...names] } }, { $unset: { unsettledSince: 1 } });
  }

  /** Marks all pictures of a vehicle for the sweep. */
  async unsettle(vehicleId: string): Promise<void> {
    await this.images.updateMany({ vehicleId }, { $set: { unsettledSince: this.clock.now() } });
  }

  async remove(names: readonly string[]): Promise<void> {
    await this.images.deleteMany({ _id: { $in: [...names] } });
  }

  /** Vehicles with a picture unsettled since before a moment. */
  async unsettledVehicles(before: Date): Promise<string[]> {
    const found = await this.images
      .find({ unsettledSince: { $lt: before } }, { vehicleId: 1 })
      .limit(BATCH)
      .lean();
    return [...new Set(found.map(({ vehicleId }) => vehicleId.toString()))];
  }

  /** The names of a vehicle's pictures stored before a moment. */
  async namesOf(vehicleId: string, before: Date): Promise<string[]> {
    const stored = await this.images.find({ vehicleId, storedAt: { $lt: before } }, { _id: 1 }).lean();
    return stored.map(({ _id }) => _id);
  }
}
