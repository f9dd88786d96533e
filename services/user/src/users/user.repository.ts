import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Clock } from '@pothik/engines';
import {
  AggregateStore,
  type Change,
  Outbox,
  SharedReads,
  SNAPSHOT_PAGE,
  type WriteOptions,
} from '@pothik/service-kit';
import { type Model, Types } from 'mongoose';
import { USER_MODEL, type UserDocument } from './user.model.js';
import { profileUpdated, type registerUser } from './user.rules.js';

/** People per sweep. */
const BATCH = 100;

export type StoredUser = UserDocument;

/** The only file that queries and writes users. */
@Injectable()
export class UserRepository {
  private readonly store: AggregateStore<UserDocument>;
  private readonly byId: SharedReads<UserDocument>;

  constructor(
    @InjectModel(USER_MODEL) private readonly users: Model<UserDocument>,
    outbox: Outbox,
    clock: Clock,
  ) {
    this.store = new AggregateStore(users, outbox, clock, {});
    this.byId = new SharedReads(users);
  }

  /** Changes a person's profile, or creates it where there is none yet. */
  changeOrCreate(
    id: string,
    fields: ReturnType<typeof registerUser> & { deletedAt?: Date },
    decide: (user: UserDocument) => Change<UserDocument> | undefined,
    options: WriteOptions,
  ): Promise<UserDocument> {
    return this.store.changeOrCreate({ _id: new Types.ObjectId(id), ...fields }, profileUpdated, decide, options);
  }

  change(id: string, decide: (user: UserDocument) => Change<UserDocument> | undefined, options: WriteOptions) {
    return this.store.change({ _id: new Types.ObjectId(id) }, decide, options);
  }

  async find(id: string): Promise<UserDocument | undefined> {
    return this.byId.find(id);
  }

  /** A page of profiles for a snapshot republish: those after this id, in the order of their ids. */
  pageAfter(id: string | undefined): Promise<UserDocument[]> {
    const following = id === undefined ? {} : { _id: { $gt: new Types.ObjectId(id) } };
    return this.users.find(following).sort({ _id: 1 }).limit(SNAPSHOT_PAGE).lean<UserDocument[]>().exec();
  }

  /** A batch of people whose former pictures are still to be removed. */
  withFormerPictures(): Promise<UserDocument[]> {
    return this.users
      .find({ formerPictures: { $exists: true } })
      .limit(BATCH)
      .lean<UserDocument[]>()
      .exec();
  }

  /** The identifier's creation time, used for a profile that has not arrived yet. */
  madeAt(id: string): Date {
    return new Types.ObjectId(id).getTimestamp();
  }
}
