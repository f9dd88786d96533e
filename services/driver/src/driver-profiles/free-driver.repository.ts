import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { VehicleType } from '@pothik/contracts/driver';
import type { Model, Types } from 'mongoose';
import { DRIVER_MODEL, type DriverDocument } from '../drivers/index.js';
import { DRIVER_RECORD_MODEL, type DriverRecord } from '../earnings/index.js';
import {
  ACCOUNT_PROJECTION_MODEL,
  type AccountProjection,
  PROFILE_PROJECTION_MODEL,
  type ProfileProjection,
} from '../projections/index.js';
import { anyContains } from '../search-text.rules.js';
import { VEHICLE_MODEL, type VehicleDocument } from '../vehicles/index.js';
import { longestFreeFirst } from './free-driver.rules.js';

type Candidate = Pick<DriverDocument, '_id' | 'userId' | 'vehicleId' | 'onlineSince'>;
type Found = { _id: Types.ObjectId }[];

export interface FreeDriverQuery {
  searchTerm?: string | undefined;
  vehicleType?: VehicleType | undefined;
}

/** Ids of drivers: `among` reads these alone, so that the cost does not grow with the city. */
export interface FreeDriverLimits {
  engaged: readonly string[];
  among?: readonly string[];
}

/** Finds free drivers in a fixed number of queries, because booking riders request the list often. */
@Injectable()
export class FreeDriverRepository {
  constructor(
    @InjectModel(DRIVER_MODEL) private readonly drivers: Model<DriverDocument>,
    @InjectModel(VEHICLE_MODEL) private readonly vehicles: Model<VehicleDocument>,
    @InjectModel(ACCOUNT_PROJECTION_MODEL) private readonly accounts: Model<AccountProjection>,
    @InjectModel(PROFILE_PROJECTION_MODEL) private readonly profiles: Model<ProfileProjection>,
    @InjectModel(DRIVER_RECORD_MODEL) private readonly records: Model<DriverRecord>,
  ) {}

  /** Their ids, longest free first. */
  async list({ vehicleType, searchTerm }: FreeDriverQuery, { engaged, among }: FreeDriverLimits): Promise<string[]> {
    const onDuty = await this.drivers
      .find({
        status: 'APPROVED',
        availabilityStatus: 'ONLINE',
        _id: { $nin: engaged, ...(among ? { $in: among } : {}) },
      })
      .select({ userId: 1, vehicleId: 1, onlineSince: 1 })
      .lean<Candidate[]>();
    const driving = vehicleType === undefined ? onDuty : await this.drivingA(vehicleType, onDuty);
    const found = searchTerm ? await this.named(searchTerm, driving) : driving;
    return longestFreeFirst(found, await this.lastRideEnds(found)).map(({ _id }) => _id.toString());
  }

  private async drivingA(vehicleType: VehicleType, candidates: readonly Candidate[]): Promise<Candidate[]> {
    const ids = candidates.map(({ vehicleId }) => vehicleId);
    const found = idsIn(await this.vehicles.find({ _id: { $in: ids }, vehicleType }, { _id: 1 }).lean<Found>());
    return candidates.filter(({ vehicleId }) => found.has(vehicleId.toString()));
  }

  /** By name, brand or model. */
  private async named(term: string, candidates: readonly Candidate[]): Promise<Candidate[]> {
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

  private async lastRideEnds(candidates: readonly Candidate[]): Promise<Map<string, Date>> {
    const records = await this.records
      .find({ _id: { $in: candidates.map(({ _id }) => _id) }, lastRideEndedAt: { $ne: null } }, { lastRideEndedAt: 1 })
      .lean();
    return new Map(records.flatMap(({ _id, lastRideEndedAt: at }) => (at === null ? [] : [[_id.toString(), at]])));
  }
}

const idsIn = (documents: Found): Set<string> => new Set(documents.map(({ _id }) => _id.toString()));
