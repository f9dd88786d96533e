import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { OPEN_STATUSES } from '@pothik/contracts/ride';
import { applyReplica } from '@pothik/service-kit';
import type { Model } from 'mongoose';
import {
  DRIVER_PROFILE_FACTS_MODEL,
  type DriverProfileFacts,
  RIDE_FACTS_MODEL,
  type RideFacts,
} from './ride-facts.model.js';

@Injectable()
export class RideFactsRepository {
  constructor(
    @InjectModel(RIDE_FACTS_MODEL) private readonly rides: Model<RideFacts>,
    @InjectModel(DRIVER_PROFILE_FACTS_MODEL) private readonly drivers: Model<DriverProfileFacts>,
  ) {}

  keepRide(id: string, version: number, facts: Omit<RideFacts, '_id' | 'aggregateVersion'>) {
    return applyReplica(this.rides, id, version, facts);
  }

  keepDriver(id: string, version: number, userId: string) {
    return applyReplica(this.drivers, id, version, { userId });
  }

  /** REQUESTED to IN TRANSIT, as its rider or as its driver. */
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
