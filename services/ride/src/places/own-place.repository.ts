import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { OwnPlace, SavedPlaceLabel } from '@pothik/contracts/ride';
import type { Model } from 'mongoose';
import { OWN_PLACES, type OwnPlacesDocument } from './own-place.model.js';

/** Each change is one write of one field: a save on another device at the same time changes the other one only. */
@Injectable()
export class OwnPlaceRepository {
  constructor(@InjectModel(OWN_PLACES) private readonly model: Model<OwnPlacesDocument>) {}

  async find(riderId: string): Promise<OwnPlacesDocument | undefined> {
    return (await this.model.findById(riderId).lean<OwnPlacesDocument>()) ?? undefined;
  }

  async save(riderId: string, label: SavedPlaceLabel, place: OwnPlace): Promise<void> {
    await this.model.updateOne({ _id: riderId }, { $set: { [label]: place } }, { upsert: true });
  }

  async forget(riderId: string, label: SavedPlaceLabel): Promise<void> {
    await this.model.updateOne({ _id: riderId }, { $unset: { [label]: 1 } });
  }

  async forgetAll(riderId: string): Promise<void> {
    await this.model.deleteOne({ _id: riderId });
  }
}
