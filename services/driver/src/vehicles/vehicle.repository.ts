import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { VehicleType } from '@pothik/contracts/driver';
import { Clock } from '@pothik/engines';
import {
  AggregateStore,
  type Change,
  type IdempotencyKey,
  type ListPage,
  Outbox,
  readPage,
  type WriteOptions,
} from '@pothik/service-kit';
import { type Model, Types } from 'mongoose';
import { hasText } from '../has-text.js';
import { PRESENT } from '../present-filter.js';
import { VEHICLE_MODEL, type VehicleDocument } from './vehicle.model.js';
import { type registerVehicle, vehicleUpdated } from './vehicle.rules.js';

export type StoredVehicleDocument = VehicleDocument;

type Decision = (vehicle: VehicleDocument) => Change<VehicleDocument> | undefined;
type NewVehicle = ReturnType<typeof registerVehicle> & { id?: string; ownerId: string };

interface VehicleListQuery extends ListPage {
  /** `field` or `-field`. */
  sort: string;
  searchTerm?: string | undefined;
  vehicleType?: VehicleType | undefined;
}

/** The only file that queries and writes vehicles. */
@Injectable()
export class VehicleRepository {
  private readonly store: AggregateStore<VehicleDocument>;

  constructor(
    @InjectModel(VEHICLE_MODEL) private readonly vehicles: Model<VehicleDocument>,
    private readonly outbox: Outbox,
    clock: Clock,
  ) {
    this.store = new AggregateStore(vehicles, outbox, clock, { 'one-vehicle-per-person': 'driver/vehicle-exists' });
  }

  /** The same writes with another clock, for seeded vehicles. */
  asOf(clock: Clock): VehicleRepository {
    return new VehicleRepository(this.vehicles, this.outbox, clock);
  }

  /** A unique index refuses a second vehicle of a person. */
  create({ id, ownerId, ...fields }: NewVehicle, options: WriteOptions): Promise<VehicleDocument> {
    const own = id === undefined ? {} : { _id: new Types.ObjectId(id) };
    return this.store.create({ ...own, ownerId: new Types.ObjectId(ownerId), ...fields }, vehicleUpdated, options);
  }

  async find(id: string): Promise<VehicleDocument | undefined> {
    return (await this.vehicles.findById(id).lean<VehicleDocument>()) ?? undefined;
  }

  /** Changes a person's own vehicle whose account is not deleted. Undefined when not found. */
  change({ id, ownerId }: { id: string; ownerId: string }, decide: Decision, options: WriteOptions) {
    const own = { _id: new Types.ObjectId(id), ownerId: new Types.ObjectId(ownerId) };
    return this.store.change({ ...own, ...PRESENT }, decide, options);
  }

  /** The vehicle that a command already changed. Throws request/key-reused. */
  changedBy(command: IdempotencyKey | undefined): Promise<VehicleDocument | undefined> {
    return this.store.findByIdempotencyKey(command);
  }

  async findOwn({ id, ownerId }: { id: string; ownerId: string }): Promise<VehicleDocument | undefined> {
    return (await this.vehicles.findOne({ _id: id, ownerId, ...PRESENT }).lean<VehicleDocument>()) ?? undefined;
  }

  async findByOwner(ownerId: string): Promise<VehicleDocument | undefined> {
    return (await this.vehicles.findOne({ ownerId, ...PRESENT }).lean<VehicleDocument>()) ?? undefined;
  }

  /** Vehicles with one of these normalised plates. */
  withPlates(keys: readonly string[]): Promise<Pick<VehicleDocument, '_id' | 'plateKey'>[]> {
    return this.vehicles
      .find({ plateKey: { $in: [...keys] } }, { plateKey: 1 })
      .lean<VehicleDocument[]>()
      .exec();
  }

  /** Vehicles whose plates read like one of these, by `plateLikeness`. */
  readingLike(
    likenesses: readonly string[],
  ): Promise<Pick<VehicleDocument, '_id' | 'vehicleLicense' | 'plateLikeness'>[]> {
    return this.vehicles
      .find({ plateLikeness: { $in: [...likenesses] }, ...PRESENT }, { vehicleLicense: 1, plateLikeness: 1 })
      .lean<VehicleDocument[]>()
      .exec();
  }

  /** Every vehicle with stored changes, confirmed or not. */
  withChanges(): Promise<Pick<VehicleDocument, '_id' | 'changes' | 'changeNumber'>[]> {
    return this.vehicles
      .find({ 'changes.number': { $gt: 0 }, ...PRESENT }, { changes: 1, changeNumber: 1 })
      .lean<VehicleDocument[]>()
      .exec();
  }

  /** One page; only of an owner or one vehicle, when given. */
  list(query: VehicleListQuery, only: { ownerId?: string | undefined; id?: string | undefined }) {
    const filter = {
      ...PRESENT,
      ...(only.ownerId === undefined ? {} : { ownerId: new Types.ObjectId(only.ownerId) }),
      ...(only.id === undefined ? {} : { _id: new Types.ObjectId(only.id) }),
      ...(query.vehicleType === undefined ? {} : { vehicleType: query.vehicleType }),
      ...hasText(['brand', 'model'], 'vehicleLicense', query.searchTerm),
    };
    const direction = query.sort.startsWith('-') ? -1 : 1;
    const sort = { [query.sort.replace('-', '')]: direction, _id: direction } as const;
    return readPage<VehicleDocument>(this.vehicles, filter, sort, query);
  }
}
