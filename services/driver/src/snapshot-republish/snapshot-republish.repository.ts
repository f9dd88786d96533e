import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { SNAPSHOT_PAGE } from '@pothik/service-kit';
import { type Model, Types } from 'mongoose';
import { DRIVER_MODEL, type DriverDocument } from '../drivers/index.js';
import { VEHICLE_MODEL, type VehicleDocument } from '../vehicles/index.js';

/** Reads all drivers and vehicles, page by page, in the order of their ids. */
@Injectable()
export class SnapshotRepublishRepository {
  constructor(
    @InjectModel(DRIVER_MODEL) private readonly driverModel: Model<DriverDocument>,
    @InjectModel(VEHICLE_MODEL) private readonly vehicleModel: Model<VehicleDocument>,
  ) {}

  drivers(after: string | undefined): Promise<DriverDocument[]> {
    return this.driverModel.find(following(after)).sort({ _id: 1 }).limit(SNAPSHOT_PAGE).lean<DriverDocument[]>();
  }

  vehicles(after: string | undefined): Promise<VehicleDocument[]> {
    return this.vehicleModel.find(following(after)).sort({ _id: 1 }).limit(SNAPSHOT_PAGE).lean<VehicleDocument[]>();
  }
}

const following = (id: string | undefined) => (id === undefined ? {} : { _id: { $gt: new Types.ObjectId(id) } });
