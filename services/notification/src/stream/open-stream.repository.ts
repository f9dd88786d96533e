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

  /** The ids of the streams that a reader opened before, in every instance. */
  async ofReader(personId: string, reader: string): Promise<string[]> {
    const found = await this.streams.find({ personId, reader }, { _id: 1 }).lean();
    return found.map(({ _id }) => _id.toString());
  }

  /** The id of the stream in this place; undefined when another stream took it. */
  async take(opened: Pick<OpenStreamDocument, 'personId' | 'place' | 'openedAt' | 'reader'>) {
    const _id = new Types.ObjectId();
    const taken = await insertOnce(this.streams, { _id, ...opened, seenAt: opened.openedAt });
    return taken ? _id.toString() : undefined;
  }

  /** In one command for all of them; the ids of those that are there no more. */
  async renew(ids: readonly string[], seenAt: Date): Promise<string[]> {
    if (ids.length === 0) return [];
    const open = { _id: { $in: [...ids] } };
    const { matchedCount } = await this.streams.updateMany(open, { $set: { seenAt } });
    if (matchedCount === ids.length) return [];
    const kept = new Set((await this.streams.find(open, { _id: 1 }).lean()).map(({ _id }) => _id.toString()));
    return ids.filter((id) => !kept.has(id));
  }

  async leave(ids: readonly string[]): Promise<void> {
    await this.streams.deleteMany({ _id: { $in: [...ids] } });
  }
}
