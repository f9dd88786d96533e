import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { DomainError } from '@pothik/contracts/catalogue';
import { ENGAGED_STATUSES, OPEN_STATUSES } from '@pothik/contracts/ride';
import { Clock } from '@pothik/engines';
import {
  AggregateStore,
  answerOfCommand,
  type IdempotencyKey,
  LIST_BATCH,
  type ListPage,
  Outbox,
  RememberedPages,
  readBatches,
  SharedReads,
  SNAPSHOT_PAGE,
  type WriteOptions,
} from '@pothik/service-kit';
import { type Model, Types } from 'mongoose';
import { DueRides } from './due-rides.js';
import {
  ONE_ENGAGED_RIDE_PER_DRIVER,
  ONE_OPEN_RIDE_PER_RIDER,
  ONE_RIDE_PER_ORDINAL,
  RIDE,
  type RideDocument,
} from './ride.model.js';
import { byRider } from './ride.queries.js';
import type { CountedRide, RideChange } from './rules/ride.rules.js';
import { type DeadlinesOfRide, RIDE_DEADLINES } from './rules/ride-deadline.rules.js';
import { eventsOfRide } from './rules/ride-event.rules.js';
import { searchKeysOf } from './rules/ride-search.rules.js';

export type StoredRide = RideDocument;
export type RideWithDeadlines = Pick<RideDocument, '_id'> & DeadlinesOfRide;

/** So many rides of lists are remembered: a few megabytes. */
const REMEMBERED = 1_000;

@Injectable()
export class RideRepository {
  private readonly store: AggregateStore<RideDocument>;
  private readonly byId: SharedReads<RideDocument>;
  private readonly pages: RememberedPages<RideDocument>;

  constructor(
    @InjectModel(RIDE) private readonly model: Model<RideDocument>,
    outbox: Outbox,
    clock: Clock,
    private readonly due: DueRides,
  ) {
    this.byId = new SharedReads(model);
    this.pages = new RememberedPages(model, this.byId, REMEMBERED);
    const conflicts = {
      [ONE_OPEN_RIDE_PER_RIDER]: 'ride/rider-has-open-ride',
      [ONE_ENGAGED_RIDE_PER_DRIVER]: 'ride/driver-busy',
      [ONE_RIDE_PER_ORDINAL]: 'request/conflict',
    } as const;
    this.store = new AggregateStore(model, outbox, clock, conflicts, { isNeverDeleted: true });
  }

  /** Throws ride/not-found. */
  async get(id: string): Promise<StoredRide> {
    const ride = await this.find(id);
    if (ride === undefined) throw new DomainError('ride/not-found');
    return ride;
  }

  find(id: string): Promise<StoredRide | undefined> {
    return this.byId.find(id);
  }

  /** A ride that has ended, as it stays; undefined while it is open. */
  async findEnded(id: string): Promise<StoredRide | undefined> {
    const recalled = this.store.recall(id);
    const ride = recalled?.endedAt ? recalled : await this.find(id);
    return ride?.endedAt ? ride : undefined;
  }

  /** The ride that a command already made or changed. Throws request/key-reused. */
  findByIdempotencyKey(command: IdempotencyKey | undefined): Promise<StoredRide | undefined> {
    return this.store.findByIdempotencyKey(command);
  }

  /** `ordinal` follows the newest ride that the decision knew. Throws ride/rider-has-open-ride, request/conflict where another was faster. */
  async create({ ride, domainEvents }: RideChange, ordinal: number, options: WriteOptions): Promise<StoredRide> {
    const _id = new Types.ObjectId();
    const id = _id.toString();
    const made = { ...ride, _id, ordinal, ...searchKeysOf(id, ride) };
    const created = await this.store.create(made, (stored) => eventsOfRide(id, stored, domainEvents), options);
    this.due.hold(created);
    return created;
  }

  /** Decides on the stored ride and writes the change. `known`: the ride if just read. Throws ride/not-found, ride/driver-busy. */
  async change(
    id: string,
    decide: (ride: StoredRide) => RideChange | undefined,
    options: WriteOptions,
    known?: StoredRide,
  ): Promise<StoredRide> {
    const changed = await this.store.change(
      { _id: new Types.ObjectId(id) },
      (current) => {
        const change = decide(current);
        return (
          change && {
            next: { ...current, ...change.ride, ...searchKeysOf(id, change.ride) },
            events: eventsOfRide(id, change.ride, change.domainEvents),
          }
        );
      },
      options,
      known,
    );
    if (changed === undefined) throw new DomainError('ride/not-found');
    this.due.hold(changed);
    return changed;
  }

  /** Like `change`, for a decision that may be stored and still refuse the caller; a repeat is refused alike, and stores nothing. */
  async changeOrRefuse(
    id: string,
    decide: (ride: StoredRide) => RideChange,
    { actor, command }: WriteOptions,
  ): Promise<StoredRide> {
    const seen = await this.get(id);
    // A repeat that runs at the same time is met by `change`, whose write misses.
    if (answerOfCommand(seen, command)) return seen;
    const { refusal } = decide(seen);
    const decideAlike = (ride: StoredRide) => {
      const change = decide(ride);
      // The first read has already decided what is stored with the command key.
      if (change.refusal?.code !== refusal?.code) throw new DomainError('request/conflict');
      return change;
    };
    const answered = command && refusal ? { ...command, refusal: refusal.code } : command;
    const changed = await this.change(id, decideAlike, { actor, command: answered }, seen);
    if (refusal !== undefined) throw refusal;
    return changed;
  }

  /** The number of engaged drivers. */
  countEngaged(): Promise<number> {
    return this.model.countDocuments({ status: { $in: [...ENGAGED_STATUSES] } });
  }

  /** `driverId` is the id of the driver profile. */
  async engagedRideOf(driverId: string): Promise<StoredRide | undefined> {
    const ride = await this.model.findOne({ driverId, status: { $in: [...ENGAGED_STATUSES] } }).lean<StoredRide>();
    return ride ?? undefined;
  }

  /** A rider's rides, the newest first. */
  newestOf(rider: Parameters<typeof byRider>[0], limit: number): Promise<StoredRide[]> {
    return this.model.find(byRider(rider)).sort({ createdAt: -1 }).limit(limit).lean<StoredRide[]>().exec();
  }

  /** A rider's open ride, or the ride a driver is engaged with. */
  async current(
    person: { riderId: string | { $in: string[] } } | { driverUserId: string },
  ): Promise<StoredRide | undefined> {
    const statuses = 'riderId' in person ? OPEN_STATUSES : ENGAGED_STATUSES;
    const ride = await this.model.findOne({ ...person, status: { $in: [...statuses] } }).lean<StoredRide>();
    return ride ?? undefined;
  }

  /** Rides that were booked by phone since a time, the newest first. */
  bookedByPhone(since: Date, limit: number): Promise<StoredRide[]> {
    return this.model
      .find({ 'bookedBy.at': { $gte: since } })
      .sort({ 'bookedBy.at': -1, _id: -1 })
      .limit(limit)
      .lean<StoredRide[]>()
      .exec();
  }

  page(filter: Record<string, unknown>, sort: Record<string, 1 | -1>, page: ListPage) {
    return this.pages.read(filter, sort, page);
  }

  /** All that a list has on its pages, in batches. */
  inBatches(filter: Record<string, unknown>, sort: Record<string, 1 | -1>): AsyncGenerator<StoredRide[]> {
    return readBatches(this.model.find(filter).sort(sort).lean<StoredRide>().batchSize(LIST_BATCH).cursor());
  }

  /** What riders wrote as places without a point, of the newest rides since a time. */
  async textsWithoutPoint(since: Date, limit: number): Promise<{ riderId: string; text: string; at: Date }[]> {
    const fields = { riderId: 1, pickupLocation: 1, dropLocation: 1, pickupPoint: 1, dropPoint: 1, createdAt: 1 };
    const rides = await this.model
      .find({ createdAt: { $gte: since }, $or: [{ pickupPoint: null }, { dropPoint: null }] }, fields)
      .sort({ createdAt: -1 })
      .limit(limit)
      .lean<Pick<StoredRide, keyof typeof fields>[]>();
    return rides.flatMap(({ riderId, createdAt: at, pickupLocation, dropLocation, pickupPoint, dropPoint }) => [
      ...(pickupPoint ? [] : [{ riderId, at, text: pickupLocation }]),
      ...(dropPoint ? [] : [{ riderId, at, text: dropLocation }]),
    ]);
  }

  /** A page of rides for a snapshot republish: those after this id, in the order of their ids. */
  pageAfter(id: string | undefined): Promise<StoredRide[]> {
    const following = id === undefined ? {} : { _id: { $gt: new Types.ObjectId(id) } };
    return this.model.find(following).sort({ _id: 1 }).limit(SNAPSHOT_PAGE).lean<StoredRide[]>().exec();
  }

  /** Rides requested from `start` on and before `end`. */
  requestedBetween(start: Date, end: Date): Promise<CountedRide[]> {
    const fields = {
      _id: 0,
      status: 1,
      fare: 1,
      vehicleId: 1,
      driverId: 1,
      requestedAt: 1,
      'vehicle.vehicleType': 1,
      'review.state': 1,
    };
    return this.model.find({ requestedAt: { $gte: start, $lt: end } }, fields).lean<CountedRide[]>();
  }

  /** The open deadlines of rides that have one until then, overdue or coming, in batches. */
  withDeadlineUntil(until: Date): AsyncGenerator<RideWithDeadlines[]> {
    const due = { $or: RIDE_DEADLINES.map((deadline) => ({ [deadline]: { $lte: until } })) };
    const fields = { answerBy: 1, pickUpBy: 1, alertAt: 1, endBy: 1 };
    return readBatches(this.model.find(due, fields).lean<RideWithDeadlines>().batchSize(LIST_BATCH).cursor());
  }

  /** Those of these rides that are there. */
  findAll(ids: readonly string[]): Promise<StoredRide[]> {
    return this.byId.findAll(ids);
  }
}

/** The refusals of the two indexes that allow one ride at a time. */
export const isRefusedForAnotherRide = (error: unknown): boolean =>
  error instanceof DomainError && (error.code === 'ride/rider-has-open-ride' || error.code === 'ride/driver-busy');
