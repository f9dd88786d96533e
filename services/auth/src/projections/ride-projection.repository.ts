import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { OPEN_STATUSES } from '@pothik/contracts/ride';
import { applyProjection, type ProjectionOptions } from '@pothik/service-kit';
import type { Model } from 'mongoose';
import {
  DRIVER_PROFILE_PROJECTION_MODEL,
  type DriverProfileProjection,
  RIDE_PROJECTION_MODEL,
  type RideProjection,
} from './ride-projection.model.js';

@Injectable()
export class RideProjectionRepository {
  constructor(
    @InjectModel(RIDE_PROJECTION_MODEL) private readonly rides: Model<RideProjection>,
    @InjectModel(DRIVER_PROFILE_PROJECTION_MODEL) private readonly drivers: Model<DriverProfileProjection>,
  ) {}

  keepRide(
    id: string,
    version: number,
    ride: Omit<RideProjection, '_id' | 'aggregateVersion'>,
    options?: ProjectionOptions,
  ) {
    return applyProjection(this.rides, id, version, ride, options);
  }

  keepDriver(id: string, version: number, userId: string, options?: ProjectionOptions) {
    return applyProjection(this.drivers, id, version, { userId }, options);
  }

  /** Whether the person is the rider or the driver of a ride from REQUESTED to IN TRANSIT. */
  async hasOpenRide(personId: string): Promise<boolean> {
    const status = { $in: OPEN_STATUSES };
    const open = {
      $or: [
        { riderId: personId, status },
        { driverUserId: personId, status },
      ],
    };
    return (await this.rides.exists(open)) !== null;
  }

  async hasDriverProfile(personId: string): Promise<boolean> {
    return (await this.drivers.exists({ userId: personId })) !== null;
  }
}
