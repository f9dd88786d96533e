import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Clock } from '@pothik/engines';
import { AggregateStore, type Change, Outbox, type WriteOptions } from '@pothik/service-kit';
import { type Model, Types } from 'mongoose';
import { PRESENT } from '../present-filter.js';
import { DRIVER_MODEL, type DriverDocument } from './driver.model.js';
import { driverRegistered, type registerDriver } from './driver.rules.js';

type Decision = (driver: DriverDocument) => Change<DriverDocument> | undefined;
type NewDriver = ReturnType<typeof registerDriver> & { id?: string; userId: string; vehicleId: string };

/** The only file that writes drivers. */
@Injectable()
export class DriverRepository {
  private readonly store: AggregateStore<DriverDocument>;

  constructor(
    @InjectModel(DRIVER_MODEL) private readonly drivers: Model<DriverDocument>,
    private readonly outbox: Outbox,
    clock: Clock,
  ) {
    this.store = new AggregateStore(drivers, outbox, clock, {
      'one-profile-per-person': 'driver/profile-exists',
      'one-driver-per-license': 'driver/license-taken',
      'one-driver-per-license-key': 'driver/license-taken',
    });
  }

  /** The same writes with another clock, for seeded drivers. */
  asOf(clock: Clock): DriverRepository {
    return new DriverRepository(this.drivers, this.outbox, clock);
  }

  /** Unique indexes refuse a second profile of a person and a second driver with the same licence number. */
  create({ id, userId, vehicleId, ...fields }: NewDriver, options: WriteOptions): Promise<DriverDocument> {
    const ids = { userId: new Types.ObjectId(userId), vehicleId: new Types.ObjectId(vehicleId) };
    const own = id === undefined ? {} : { _id: new Types.ObjectId(id) };
    return this.store.create({ ...own, ...ids, ...fields, sampleKey: Math.random() }, driverRegistered, options);
  }

  /** Changes one driver whose account is not deleted; with `userId`, only that person's own. Undefined when not found. */
  change(filter: { id: string; userId?: string }, decide: Decision, options: WriteOptions) {
    const own = filter.userId === undefined ? {} : { userId: new Types.ObjectId(filter.userId) };
    return this.store.change({ _id: new Types.ObjectId(filter.id), ...own, ...PRESENT }, decide, options);
  }

  async find(id: string) {
    return (await this.drivers.findById(id).lean<DriverDocument>()) ?? undefined;
  }

  async findByUser(userId: string) {
    return (await this.drivers.findOne({ userId }).lean<DriverDocument>()) ?? undefined;
  }

  async findByVehicle(vehicleId: string) {
    return (await this.drivers.findOne({ vehicleId }).lean<DriverDocument>()) ?? undefined;
  }

  /** Drivers with stored changes, or with one of these vehicles. */
  withChanges(vehicleIds: readonly Types.ObjectId[]): Promise<DriverDocument[]> {
    const changed = [
      { 'changes.number': { $gt: 0 } },
      { 'waiting.number': { $gt: 0 } },
      { vehicleId: { $in: [...vehicleIds] } },
    ];
    return this.drivers
      .find({ $or: changed, ...PRESENT }, { vehicleId: 1, confirmed: 1, changes: 1, changeNumber: 1, waiting: 1 })
      .lean<DriverDocument[]>()
      .exec();
  }

  /** Drivers whose waiting change was confirmed before a time, and does not apply yet. */
  async withConfirmedBefore(at: Date): Promise<string[]> {
    const confirmed = { 'waiting.number': { $gt: 0 }, 'waiting.confirmedAt': { $lt: at } };
    const drivers = await this.drivers.find({ ...confirmed, ...PRESENT }, { _id: 1 }).lean();
    return drivers.map(({ _id }) => _id.toString());
  }

  /** Drivers whose waiting change administrators were not told of; also of one that they need not know of at once. */
  withUntoldChange(): Promise<Pick<DriverDocument, '_id' | 'status' | 'waiting' | 'changeToldAt'>[]> {
    return this.drivers
      .find(
        { 'waiting.number': { $gt: 0 }, 'waiting.told': { $exists: false }, ...PRESENT },
        { status: 1, waiting: 1, changeToldAt: 1 },
      )
      .lean<DriverDocument[]>()
      .exec();
  }

  /** The drivers of these vehicles. */
  ofVehicles(
    vehicleIds: readonly Types.ObjectId[],
  ): Promise<Pick<DriverDocument, '_id' | 'userId' | 'vehicleId' | 'status'>[]> {
    return this.drivers
      .find({ vehicleId: { $in: [...vehicleIds] }, ...PRESENT }, { userId: 1, vehicleId: 1, status: 1 })
      .lean<DriverDocument[]>()
      .exec();
  }

  /** Driver profile ids by vehicle id. */
  async driversOfVehicles(vehicleIds: readonly string[]): Promise<Map<string, string>> {
    const drivers = await this.drivers.find({ vehicleId: { $in: vehicleIds } }, { vehicleId: 1 }).lean();
    return new Map(drivers.map(({ _id, vehicleId }) => [vehicleId.toString(), _id.toString()]));
  }
}
