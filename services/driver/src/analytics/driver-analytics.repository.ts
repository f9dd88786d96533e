import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { DriverStatus, VehicleType } from '@pothik/contracts/driver';
import type { Model } from 'mongoose';
import { DRIVER_MODEL, type DriverDocument } from '../drivers/index.js';
import { PRESENT } from '../present-filter.js';

/** Counts the driver documents themselves, so that no separate counter can differ. */
@Injectable()
export class DriverAnalyticsRepository {
  constructor(@InjectModel(DRIVER_MODEL) private readonly drivers: Model<DriverDocument>) {}

  countByStatus(): Promise<{ _id: DriverStatus; drivers: number }[]> {
    return this.drivers
      .aggregate<{ _id: DriverStatus; drivers: number }>([
        { $match: PRESENT },
        { $group: { _id: '$status', drivers: { $sum: 1 } } },
      ])
      .exec();
  }

  countByVehicleType(): Promise<{ _id: VehicleType; drivers: number }[]> {
    return this.drivers
      .aggregate<{ _id: VehicleType; drivers: number }>([
        { $match: PRESENT },
        { $project: { vehicleId: 1 } },
        { $lookup: { from: 'vehicles', localField: 'vehicleId', foreignField: '_id', as: 'vehicle' } },
        { $unwind: '$vehicle' },
        { $group: { _id: '$vehicle.vehicleType', drivers: { $sum: 1 } } },
      ])
      .exec();
  }

  /** Drivers who are ONLINE now and came ONLINE before `end`. */
  async onlineSinceBefore(end: Date): Promise<string[]> {
    const ids = await this.drivers.distinct('_id', {
      status: 'APPROVED',
      availabilityStatus: 'ONLINE',
      onlineSince: { $lt: end },
    });
    return ids.map(String);
  }
}
