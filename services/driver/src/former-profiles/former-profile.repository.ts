import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { FORMER_PROFILE_MODEL, type StoredFormerProfile } from './former-profile.model.js';

/** The only file that reads and writes former profiles. */
@Injectable()
export class FormerProfileRepository {
  constructor(@InjectModel(FORMER_PROFILE_MODEL) private readonly profiles: Model<StoredFormerProfile>) {}

  /** Repeated, it stores what was read last; the time when it ends stays that of the first. */
  async keep(id: string, { expiresAt, ...profile }: Omit<StoredFormerProfile, '_id' | 'plates'>): Promise<void> {
    const { reasonKind, ...standing } = profile;
    const change = {
      $set: { ...standing, ...(reasonKind ? { reasonKind } : {}) },
      ...(reasonKind ? {} : { $unset: { reasonKind: true } }),
      $setOnInsert: { expiresAt, plates: [] },
    };
    await this.profiles.updateOne({ _id: id }, change, { upsert: true });
  }

  /** Adds plates to a stored profile, each once; one that has ended stays so. */
  async addPlates(id: string, plates: readonly string[]): Promise<void> {
    await this.profiles.updateOne({ _id: id }, { $addToSet: { plates: { $each: [...plates] } } });
  }

  /** Those with one of the licences or plates that have not ended at `now`. */
  with(licenses: readonly string[], plates: readonly string[], now: Date): Promise<StoredFormerProfile[]> {
    const either = [{ licenses: { $in: [...licenses] } }, { plates: { $in: [...plates] } }];
    return this.profiles
      .find({ $or: either, expiresAt: { $gt: now } })
      .lean<StoredFormerProfile[]>()
      .exec();
  }
}
