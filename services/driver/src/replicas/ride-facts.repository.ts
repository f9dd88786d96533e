import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { UNANSWERED_REQUESTS_MAXIMUM } from '@pothik/contracts/driver';
import { ENGAGED_STATUSES, OPEN_STATUSES } from '@pothik/contracts/ride';
import { applyReplica } from '@pothik/service-kit';
import { type Model, Types } from 'mongoose';
import { RIDE_FACTS_MODEL, type RideFacts } from './ride-facts.model.js';
import type { factsOfRide } from './ride-facts.rules.js';

@Injectable()
export class RideFactsRepository {
  constructor(@InjectModel(RIDE_FACTS_MODEL) private readonly rides: Model<RideFacts>) {}

  keep(rideId: string, version: number, facts: ReturnType<typeof factsOfRide>) {
    const ids = { driverId: new Types.ObjectId(facts.driverId), riderId: new Types.ObjectId(facts.riderId) };
    return applyReplica(this.rides, rideId, version, { ...facts, ...ids });
  }

  /** As a rider: REQUESTED to IN TRANSIT. */
  async hasOpenRide(riderId: string): Promise<boolean> {
    return (await this.rides.exists({ riderId, status: { $in: OPEN_STATUSES } })) !== null;
  }

  async isEngaged(driverId: string): Promise<boolean> {
    return (await this.rides.exists({ driverId, status: { $in: ENGAGED_STATUSES } })) !== null;
  }

  /** Everybody on a ride, ACCEPTED to IN TRANSIT; of the given drivers, or of all. */
  async engagedDrivers(of?: readonly string[]): Promise<string[]> {
    const mine = of === undefined ? {} : { driverId: { $in: of } };
    const ids = await this.rides.distinct('driverId', { ...mine, status: { $in: ENGAGED_STATUSES } });
    return ids.map(String);
  }

  /** The driver's latest answer, and the latest requests that ran out without one. */
  async answersOf(driverId: string) {
    const [answered, unanswered] = await Promise.all([
      this.rides
        .findOne({ driverId, answeredAt: { $ne: null } }, { answeredAt: 1 }, { sort: { answeredAt: -1 } })
        .lean(),
      this.rides
        .find({ driverId, unansweredAt: { $ne: null } }, { unansweredAt: 1 })
        .sort({ unansweredAt: -1 })
        .limit(UNANSWERED_REQUESTS_MAXIMUM)
        .lean(),
    ]);
    return {
      lastAnswerAt: answered?.answeredAt ?? undefined,
      unansweredAt: unanswered.flatMap(({ unansweredAt }) => unansweredAt ?? []),
    };
  }
}
