import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { collectionOf, insertOnce } from '@pothik/service-kit';
import type { Model } from 'mongoose';
import { EXPERIENCE, type ExperienceDocument } from './experience.model.js';
import type { SpeedSample } from './minutes.rules.js';
import type { ExperienceKey } from './speed-sample.rules.js';

/** The newest rides that an hour keeps: traffic changes, and a document stays small. */
const KEPT_RIDES = 200;

@Injectable()
export class ExperienceRepository {
  constructor(@InjectModel(EXPERIENCE) private readonly model: Model<ExperienceDocument>) {}

  /** Adds a ride once: a repeated one is known, and one that was dropped for newer ones is dropped again. */
  async add(key: ExperienceKey, sample: SpeedSample): Promise<void> {
    const _id = idOf(key);
    await insertOnce(this.model, { _id, samples: [] });
    const newest = { $each: [{ ...sample, isTracked: true }], $sort: { endedAt: 1 as const }, $slice: -KEPT_RIDES };
    await collectionOf(this.model).updateOne(
      { _id, 'samples.rideId': { $ne: sample.rideId } },
      { $push: { samples: newest } },
    );
  }

  async remove(key: ExperienceKey, rideId: string): Promise<void> {
    await collectionOf(this.model).updateOne({ _id: idOf(key) }, { $pull: { samples: { rideId } } });
  }

  /** The samples with a track of each key, in their order; none for an hour without rides. */
  async find(keys: readonly ExperienceKey[]): Promise<SpeedSample[][]> {
    const ids = keys.map(idOf);
    const found = await this.model.find({ _id: { $in: ids } }).lean<ExperienceDocument[]>();
    const byId = new Map(found.map(({ _id, samples }) => [_id, samples.filter(({ isTracked }) => isTracked)]));
    return ids.map((id) => byId.get(id) ?? []);
  }
}

const idOf = ({ cityId, vehicleType, hour }: ExperienceKey): string => `${cityId}/${vehicleType}/${hour}`;
