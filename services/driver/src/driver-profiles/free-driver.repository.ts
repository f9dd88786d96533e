import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { VehicleType } from '@pothik/contracts/driver';
import { anyContains, LIST_BATCH, readBatches } from '@pothik/service-kit';
import type { Model, QueryFilter, Types } from 'mongoose';
import { DRIVER_MODEL, type DriverDocument } from '../drivers/index.js';
import { DRIVER_RECORD_MODEL, type DriverRecord } from '../earnings/index.js';
import {
  ACCOUNT_PROJECTION_MODEL,
  type AccountProjection,
  PROFILE_PROJECTION_MODEL,
  type ProfileProjection,
} from '../projections/index.js';
import { VEHICLE_MODEL, type VehicleDocument } from '../vehicles/index.js';
import { type FreeDriver, freeSince } from './free-driver.rules.js';

/** A driver who is APPROVED and ONLINE, and signed in, whether on a ride or not. */
export type DriverOnDuty = Pick<DriverDocument, '_id' | 'userId' | 'vehicleId' | 'onlineSince'>;
type Found = { _id: Types.ObjectId }[];

const ON_DUTY = { status: 'APPROVED', availabilityStatus: 'ONLINE', 'session.open': { $ne: false } } as const;
const FIELDS = { userId: 1, vehicleId: 1, onlineSince: 1 };

export interface FreeDriverQuery {
  searchTerm?: string | undefined;
  vehicleType?: VehicleType | undefined;
  /** How far from the pickup somebody may be who counts as near, as the crow flies. */
  withinMetres?: number | undefined;
  /** Who is not asked for. */
  except?: readonly string[] | undefined;
}

/** Finds who may be free in a fixed number of queries for each batch, because booking riders request the list often. */
@Injectable()
export class FreeDriverRepository {
  constructor(
    @InjectModel(DRIVER_MODEL) private readonly drivers: Model<DriverDocument>,
    @InjectModel(VEHICLE_MODEL) private readonly vehicles: Model<VehicleDocument>,
    @InjectModel(ACCOUNT_PROJECTION_MODEL) private readonly accounts: Model<AccountProjection>,
    @InjectModel(PROFILE_PROJECTION_MODEL) private readonly profiles: Model<ProfileProjection>,
    @InjectModel(DRIVER_RECORD_MODEL) private readonly records: Model<DriverRecord>,
  ) {}

  /** Those of these drivers who are on duty. */
  onDutyAmong(ids: readonly string[]): Promise<DriverOnDuty[]> {
    return this.drivers
      .find({ ...ON_DUTY, _id: { $in: ids } }, FIELDS)
      .lean<DriverOnDuty[]>()
      .exec();
  }

  /** Everybody on duty in batches, in the order of their sample keys from a place on, and from the beginning to it. */
  async *onDutyFrom(place: number): AsyncGenerator<DriverOnDuty[]> {
    const fromPlace = { $gte: place };
    yield* this.batchesOf({ sampleKey: fromPlace });
    yield* this.batchesOf({ sampleKey: { $not: fromPlace } });
  }

  /** Those who are asked for, with when they became free. */
  async matching({ vehicleType, searchTerm }: FreeDriverQuery, onDuty: readonly DriverOnDuty[]): Promise<FreeDriver[]> {
    const driving = vehicleType === undefined ? onDuty : await this.drivingA(vehicleType, onDuty);
    const found = searchTerm ? await this.named(searchTerm, driving) : driving;
    const lastRideEnds = await this.lastRideEnds(found);
    return found.map(({ _id, userId, onlineSince }) => {
      const id = _id.toString();
      return { id, userId: userId.toString(), freeSince: freeSince(onlineSince, lastRideEnds.get(id)) };
    });
  }

  private batchesOf(condition: Pick<QueryFilter<DriverDocument>, 'sampleKey'>): AsyncGenerator<DriverOnDuty[]> {
    const found = this.drivers.find({ ...ON_DUTY, ...condition }, FIELDS).sort({ sampleKey: 1 });
    return readBatches(found.lean<DriverOnDuty>().batchSize(LIST_BATCH).cursor());
  }

  /** These drivers by the type of their vehicles. */
  async byType(candidates: readonly Pick<DriverOnDuty, '_id' | 'vehicleId'>[]): Promise<Map<VehicleType, string[]>> {
    const ids = candidates.map(({ vehicleId }) => vehicleId);
    const vehicles = await this.vehicles
      .find({ _id: { $in: ids } }, { vehicleType: 1 })
      .lean<Pick<VehicleDocument, '_id' | 'vehicleType'>[]>();
    const typeOf = new Map(vehicles.map(({ _id, vehicleType }) => [_id.toString(), vehicleType]));
    const found = new Map<VehicleType, string[]>();
    for (const { _id, vehicleId } of candidates) {
      const type = typeOf.get(vehicleId.toString());
      if (type !== undefined) found.set(type, [...(found.get(type) ?? []), _id.toString()]);
    }
    return found;
  }

  private async drivingA(vehicleType: VehicleType, candidates: readonly DriverOnDuty[]): Promise<DriverOnDuty[]> {
    const ids = candidates.map(({ vehicleId }) => vehicleId);
    const found = idsIn(await this.vehicles.find({ _id: { $in: ids }, vehicleType }, { _id: 1 }).lean<Found>());
    return candidates.filter(({ vehicleId }) => found.has(vehicleId.toString()));
  }

  /** By name, brand or model. */
  private async named(term: string, candidates: readonly DriverOnDuty[]): Promise<DriverOnDuty[]> {
    const people = { _id: { $in: candidates.map(({ userId }) => userId) }, ...anyContains(['name'], term) };
    const cars = { _id: { $in: candidates.map(({ vehicleId }) => vehicleId) } };
    const [accounts, profiles, vehicles] = await Promise.all([
      this.accounts.find(people, { _id: 1 }).lean<Found>(),
      this.profiles.find(people, { _id: 1 }).lean<Found>(),
      this.vehicles.find({ ...cars, ...anyContains(['brand', 'model'], term) }, { _id: 1 }).lean<Found>(),
    ]);
    const found = idsIn([...accounts, ...profiles, ...vehicles]);
    return candidates.filter(
      ({ userId, vehicleId }) => found.has(userId.toString()) || found.has(vehicleId.toString()),
    );
  }

  private async lastRideEnds(candidates: readonly DriverOnDuty[]): Promise<Map<string, Date>> {
    const records = await this.records
      .find({ _id: { $in: candidates.map(({ _id }) => _id) }, lastRideEndedAt: { $ne: null } }, { lastRideEndedAt: 1 })
      .lean();
    return new Map(records.flatMap(({ _id, lastRideEndedAt: at }) => (at === null ? [] : [[_id.toString(), at]])));
  }
}

const idsIn = (documents: Found): Set<string> => new Set(documents.map(({ _id }) => _id.toString()));
