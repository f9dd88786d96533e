import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { insertOnce } from '@pothik/service-kit';
import { type Model, Types } from 'mongoose';
import { OPEN_STREAM_MODEL, type OpenStreamDocument } from './open-stream.model.js';

/** The only file that reads and writes open streams. */
@Injectable()
export class OpenStreamRepository {
  constructor(@InjectModel(OPEN_STREAM_MODEL) private readonly streams: Model<OpenStreamDocument>) {}

  /** The places of a person's open streams, in every instance. */
  ofPerson(personId: string): Promise<Pick<OpenStreamDocument, 'place' | 'seenAt'>[]> {
    return this.streams.find({ personId }, { _id: 0, place: 1, seenAt: 1 }).lean().exec();
  }

  /** Frees places not renewed since. */
  async removeLeft(personId: string, places: readonly number[], unseenSince: Date): Promise<void> {
    await this.streams.deleteMany({ personId, place: { $in: [...places] }, seenAt: { $lte: unseenSince } });
  }

  /** The id of the stream in this place; undefined when another stream took it. */
  async take(personId: string, place: number, openedAt: Date): Promise<string | undefined> {
    const _id = new Types.ObjectId();
    const taken = await insertOnce(this.streams, { _id, personId, place, openedAt, seenAt: openedAt });
    return taken ? _id.toString() : undefined;
  }

  /** In one command for all of them. */
  async renew(ids: readonly string[], seenAt: Date): Promise<void> {
    if (ids.length === 0) return;
    await this.streams.updateMany({ _id: { $in: [...ids] } }, { $set: { seenAt } });
  }

  async leave(ids: readonly string[]): Promise<void> {
    await this.streams.deleteMany({ _id: { $in: [...ids] } });
  }
}
