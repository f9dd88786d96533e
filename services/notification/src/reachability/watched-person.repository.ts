import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Clock } from '@pothik/engines';
import { AggregateStore, type Change, Outbox, SYSTEM_ACTOR } from '@pothik/service-kit';
import { type Model, Types } from 'mongoose';
import { type Availability, beginWatch, followAvailability } from './watch.rules.js';
import { WATCHED_PERSON_MODEL, type WatchedPersonDocument } from './watched-person.model.js';

type Decision = (person: WatchedPersonDocument) => Change<WatchedPersonDocument> | undefined;

const BY_SYSTEM = { actor: SYSTEM_ACTOR };

/** The only file that reads and writes watched people. Every write expects the version that was read. */
@Injectable()
export class WatchedPersonRepository {
  private readonly store: AggregateStore<WatchedPersonDocument>;

  constructor(
    @InjectModel(WATCHED_PERSON_MODEL) private readonly people: Model<WatchedPersonDocument>,
    outbox: Outbox,
    clock: Clock,
  ) {
    this.store = new AggregateStore(people, outbox, clock, {});
  }

  /** Stores who is told of, OFFLINE too, so that an older event changes nothing. Returns when they are due, if they are. */
  async follow(told: Availability, windowMs: number): Promise<Date | undefined> {
    const _id = new Types.ObjectId(told.personId);
    const decide: Decision = (person) => followAvailability(person, told, windowMs);
    const person = await this.store.changeOrCreate({ _id, ...beginWatch(told, windowMs) }, () => [], decide, BY_SYSTEM);
    return person?.dueAt ?? undefined;
  }

  /** Nothing is watched of a deleted person. */
  async remove(personId: string): Promise<void> {
    await this.people.deleteOne({ _id: new Types.ObjectId(personId) });
  }

  /** Who is due later is due then. */
  async bringForward(latest: Date): Promise<void> {
    await this.people.updateMany({ dueAt: { $gt: latest } }, { $set: { dueAt: latest }, $inc: { version: 1 } });
  }

  /** Those due longest. */
  due(now: Date, limit: number): Promise<WatchedPersonDocument[]> {
    return this.people
      .find({ dueAt: { $lte: now } })
      .sort({ dueAt: 1 })
      .limit(limit)
      .lean<WatchedPersonDocument[]>()
      .exec();
  }

  /** When somebody is due who is due longest or is due next. */
  async nextDueAt(): Promise<Date | undefined> {
    const next = this.people.findOne({ dueAt: { $gt: new Date(0) } }, { dueAt: 1 }).sort({ dueAt: 1 });
    return (await next.lean<Pick<WatchedPersonDocument, 'dueAt'>>())?.dueAt ?? undefined;
  }

  /** Of two instances that decide about the same person at once, one writes, and the other finds nobody due. */
  async change(person: WatchedPersonDocument, decide: Decision): Promise<void> {
    await this.store.change({ _id: person._id }, decide, BY_SYSTEM, person);
  }
}
