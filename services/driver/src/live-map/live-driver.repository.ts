import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { VehicleType } from '@pothik/contracts/driver';
import { type Model, Types } from 'mongoose';
import { DRIVER_MODEL, type DriverDocument } from '../drivers/index.js';
import { PRESENT } from '../present-filter.js';
import {
  ACCOUNT_PROJECTION_MODEL,
  type AccountProjection,
  PROFILE_PROJECTION_MODEL,
  type ProfileProjection,
} from '../projections/index.js';
import { VEHICLE_MODEL, type VehicleDocument } from '../vehicles/index.js';

type Found = Pick<DriverDocument, '_id' | 'userId' | 'vehicleId'>;

export interface OnlineDriver {
  id: string;
  name: string;
  vehicleType: VehicleType;
}

const ONLINE = { status: 'APPROVED', availabilityStatus: 'ONLINE', positionConsentAt: { $ne: null } } as const;

/** Finds everybody on the live map in six queries, however many they are. */
@Injectable()
export class LiveDriverRepository {
  constructor(
    @InjectModel(DRIVER_MODEL) private readonly drivers: Model<DriverDocument>,
    @InjectModel(VEHICLE_MODEL) private readonly vehicles: Model<VehicleDocument>,
    @InjectModel(ACCOUNT_PROJECTION_MODEL) private readonly accounts: Model<AccountProjection>,
    @InjectModel(PROFILE_PROJECTION_MODEL) private readonly profiles: Model<ProfileProjection>,
  ) {}

  /** Those who are ONLINE with consent, or `engaged`; the `busy` first, at most `limit`, and how many there are. */
  async list({ busy, engaged, limit }: { busy: readonly string[]; engaged: readonly string[]; limit: number }) {
    const present = { ...PRESENT, $or: [ONLINE, { _id: { $in: idsOf(engaged) } }] };
    const [total, first] = await Promise.all([
      this.drivers.countDocuments(present),
      this.find({ ...present, _id: { $in: idsOf(busy) } }, limit),
    ]);
    const others =
      first.length < limit ? await this.find({ ...present, _id: { $nin: idsOf(busy) } }, limit - first.length) : [];
    return { drivers: await this.described([...first, ...others]), total };
  }

  private find(filter: object, limit: number): Promise<Found[]> {
    return this.drivers.find(filter, { userId: 1, vehicleId: 1 }).limit(limit).lean<Found[]>().exec();
  }

  private async described(found: readonly Found[]): Promise<OnlineDriver[]> {
    const people = { _id: { $in: found.map(({ userId }) => userId) } };
    const cars = { _id: { $in: found.map(({ vehicleId }) => vehicleId) } };
    const [accounts, profiles, vehicles] = await Promise.all([
      this.accounts.find(people, { name: 1 }).lean<Pick<AccountProjection, '_id' | 'name'>[]>(),
      this.profiles.find(people, { name: 1 }).lean<Pick<ProfileProjection, '_id' | 'name'>[]>(),
      this.vehicles.find(cars, { vehicleType: 1 }).lean<Pick<VehicleDocument, '_id' | 'vehicleType'>[]>(),
    ]);
    // A name that the person changed is in the profile; the account's stands until then.
    const names = new Map(
      [...accounts, ...profiles.filter(({ name }) => name)].map(({ _id, name }) => [`${_id}`, name]),
    );
    const types = new Map(vehicles.map(({ _id, vehicleType }) => [`${_id}`, vehicleType]));
    return found.flatMap(({ _id, userId, vehicleId }) => {
      const vehicleType = types.get(`${vehicleId}`);
      return vehicleType ? [{ id: `${_id}`, name: names.get(`${userId}`) ?? '', vehicleType }] : [];
    });
  }
}

const idsOf = (ids: readonly string[]) => ids.map((id) => new Types.ObjectId(id));
