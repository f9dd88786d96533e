import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { ENGAGED_STATUSES, OPEN_STATUSES, RIDE_STATUS } from '@pothik/contracts/ride';
import { applyReplica } from '@pothik/service-kit';
import { type Model, Types } from 'mongoose';
import { RIDE_FACTS_MODEL, type RideFacts } from './ride-facts.model.js';
import type { factsOfRide } from './ride-facts.rules.js';

/** Far more than can wait at the same time. */
const LATEST_ANSWERS = 50;

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

  /** When the driver's latest requests since a moment were answered, and when they ran out; as far back as all answers are known. */
  async answersSince(driverId: string, since: Date) {
    const [answered, unanswered] = await Promise.all([
      this.rides
        .find({ driverId, answeredAt: { $gt: since } }, { answeredAt: 1 })
        .sort({ answeredAt: -1 })
        .limit(LATEST_ANSWERS)
        .lean(),
      this.rides
        .find({ driverId, unansweredAt: { $gt: since } }, { unansweredAt: 1 })
        .sort({ unansweredAt: -1 })
        .limit(LATEST_ANSWERS)
        .lean(),
    ]);
    const answeredAt = answered.flatMap(({ answeredAt }) => answeredAt ?? []);
    const knownSince = answeredAt.length < LATEST_ANSWERS ? 0 : (answeredAt.at(-1)?.getTime() ?? 0);
    const unansweredAt = unanswered.flatMap(({ unansweredAt }) => unansweredAt ?? []);
    return { answeredAt, unansweredAt: unansweredAt.filter((at) => at.getTime() > knownSince) };
  }

  /** Drivers who were on a ride, from accepting it to its end, at some moment between two. */
  async driversOnRides(from: Date, to: Date): Promise<string[]> {
    const ids = await this.rides.distinct('driverId', {
      answeredAt: { $ne: null, $lt: to },
      status: { $ne: RIDE_STATUS.REJECTED },
      $or: [{ endedAt: null }, { endedAt: { $gte: from } }],
    });
    return ids.map(String);
  }
}
