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

  /** Appends in one write, unless another instance kept a point less than 15 s ago or the track is full. */
  async append({ ride, driverId, point, at, expiresAt }: Kept): Promise<void> {
    const before = { count: { $lt: TRACK.points }, lastAt: { $lte: new Date(at.getTime() - TRACK.everyMs) } };
    const change = {
      $setOnInsert: { driverId: new Types.ObjectId(driverId) },
      $push: { points: { ...point, at } },
      $inc: { count: 1 },
      $set: { lastAt: at, expiresAt },
    };
    try {
      await this.tracks.updateOne({ _id: new Types.ObjectId(ride), ...before }, change, { upsert: true });
    } catch (error) {
      // There is a track, and it takes no point now: that is what the filter says.
      if (!isDuplicateKey(error)) throw error;
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
