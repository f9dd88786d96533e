import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { DRIVER_MODEL, type DriverDocument } from '../drivers/index.js';
import { VEHICLE_MODEL, type VehicleDocument } from '../vehicles/index.js';

const PAGE = 200;

/** Reads everything there is, page by page, in the order of identifiers. */
@Injectable()
export class SnapshotRepublishRepository {
  constructor(
    @InjectModel(DRIVER_MODEL) private readonly driverModel: Model<DriverDocument>,
    @InjectModel(VEHICLE_MODEL) private readonly vehicleModel: Model<VehicleDocument>,
  ) {}

  drivers(after: string | undefined): Promise<DriverDocument[]> {
    return this.driverModel.find(behind(after)).sort({ _id: 1 }).limit(PAGE).lean<DriverDocument[]>();
  }

  vehicles(after: string | undefined): Promise<VehicleDocument[]> {
    return this.vehicleModel.find(behind(after)).sort({ _id: 1 }).limit(PAGE).lean<VehicleDocument[]>();
  }
}

const behind = (id: string | undefined) => (id === undefined ? {} : { _id: { $gt: new Types.ObjectId(id) } });
