import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { TRACK } from '@pothik/contracts/driver';
import type { Point } from '@pothik/contracts/platform';
import { isDuplicateKey } from '@pothik/engines';
import { type Model, Types } from 'mongoose';
import { TRACK_MODEL, type Track } from './track.model.js';

interface Kept {
  ride: string;
  driverId: string;
  point: Point;
  at: Date;
  expiresAt: Date;
}

/** The only file that reads and writes tracks. */
@Injectable()
export class TrackRepository {
  constructor(@InjectModel(TRACK_MODEL) private readonly tracks: Model<Track>) {}

  /** Appends in one write, unless another instance kept a point less than 15 s ago or the track is full. Another driver's track begins anew. */
  async append({ ride, driverId, point, at, expiresAt }: Kept): Promise<void> {
    const [_id, driver] = [new Types.ObjectId(ride), new Types.ObjectId(driverId)];
    const before = {
      driverId: driver,
      count: { $lt: TRACK.points },
      lastAt: { $lte: new Date(at.getTime() - TRACK.everyMs) },
    };
    const change = {
      $push: { points: { ...point, at } },
      $inc: { count: 1 },
      $set: { lastAt: at, expiresAt },
    };
    try {
      await this.tracks.updateOne({ _id, ...before }, change, { upsert: true });
    } catch (error) {
      // There is a track: a former driver's, or one that takes no point now.
      if (!isDuplicateKey(error)) throw error;
      const begun = { driverId: driver, points: [{ ...point, at }], count: 1, lastAt: at, expiresAt };
      await this.tracks.updateOne({ _id, driverId: { $ne: driver } }, { $set: begun });
    }
  }

  async find(ride: string): Promise<Track | undefined> {
    return (await this.tracks.findById(ride).lean<Track>()) ?? undefined;
  }

  /** The last point of each of these rides, by the ride's id. */
  async lastPoints(rides: readonly string[]): Promise<Map<string, { point: Point; at: Date }>> {
    if (rides.length === 0) return new Map();
    const ids = rides.map((ride) => new Types.ObjectId(ride));
    const found = await this.tracks.find({ _id: { $in: ids } }, { points: { $slice: -1 } }).lean<Track[]>();
    return new Map(
      found.flatMap(({ _id, points: [last] }) =>
        last ? [[_id.toString(), { point: { lat: last.lat, lng: last.lng }, at: last.at }]] : [],
      ),
    );
  }
}
