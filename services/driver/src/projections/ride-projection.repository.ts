import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { ENGAGED_STATUSES, OPEN_STATUSES, RIDE_STATUS, type RideStatus } from '@pothik/contracts/ride';
import { applyProjection, type ProjectionOptions } from '@pothik/service-kit';
import { type Model, Types } from 'mongoose';
import type { Ended } from '../driver-days/index.js';
import { RIDE_PROJECTION_MODEL, type RideProjection } from './ride-projection.model.js';
import { answeredIn, countedTurns, lastAskedAt, type projectionOfRide, turnsOf } from './ride-projection.rules.js';

/** Far more than can be open at the same time. */
const LATEST_ANSWERS = 50;

@Injectable()
export class RideProjectionRepository {
  constructor(@InjectModel(RIDE_PROJECTION_MODEL) private readonly rides: Model<RideProjection>) {}

  store(rideId: string, version: number, projection: ReturnType<typeof projectionOfRide>, options?: ProjectionOptions) {
    const ids = {
      driverId: new Types.ObjectId(projection.driverId),
      riderId: new Types.ObjectId(projection.riderId),
      asked: projection.asked.map((turn) => ({ ...turn, driverId: new Types.ObjectId(turn.driverId) })),
    };
    return applyProjection(this.rides, rideId, version, { ...projection, ...ids }, options);
  }

  async find(rideId: string): Promise<RideProjection | undefined> {
    return (await this.rides.findById(rideId).lean<RideProjection>()) ?? undefined;
  }

  /** As a rider, under any of these ids: REQUESTED to IN TRANSIT. */
  async hasOpenRide(riderIds: readonly string[]): Promise<boolean> {
    return (await this.rides.exists({ riderId: { $in: riderIds }, status: { $in: OPEN_STATUSES } })) !== null;
  }

  async isEngaged(driverId: string): Promise<boolean> {
    return (await this.rides.exists({ driverId, status: { $in: ENGAGED_STATUSES } })) !== null;
  }

  /** Drivers on a ride, ACCEPTED to IN TRANSIT; among the given drivers, or all. */
  async engagedDrivers(of?: readonly string[]): Promise<string[]> {
    const mine = of === undefined ? {} : { driverId: { $in: of } };
    const ids = await this.rides.distinct('driverId', { ...mine, status: { $in: ENGAGED_STATUSES } });
    return ids.map(String);
  }

  /** The ride that a driver is on, ACCEPTED to IN TRANSIT. */
  async engagedRide(driverId: string): Promise<string | undefined> {
    const ride = await this.rides.findOne({ driverId, status: { $in: ENGAGED_STATUSES } }, { _id: 1 }).lean();
    return ride?._id.toString();
  }

  /** The ride whose pickup a driver is on the way to. */
  async acceptedRide(driverId: string): Promise<string | undefined> {
    const ride = await this.rides.findOne({ driverId, status: RIDE_STATUS.ACCEPTED }, { _id: 1 }).lean();
    return ride?._id.toString();
  }

  /** The latest ride or request of a rider with a driver, in any status; also one that went on to another driver. */
  async latestTogether(driverId: string, riderId: string): Promise<string | undefined> {
    const own = new Types.ObjectId(driverId);
    const together = { riderId: new Types.ObjectId(riderId), $or: [{ driverId: own }, { 'asked.driverId': own }] };
    const ride = await this.rides.findOne(together, { _id: 1 }).sort({ requestedAt: -1 }).lean();
    return ride?._id.toString();
  }

  /** All rides from REQUESTED to IN TRANSIT. */
  async openRides(): Promise<{ id: string; driverId: string; status: RideStatus }[]> {
    const rides = await this.rides
      .find({ status: { $in: OPEN_STATUSES } }, { driverId: 1, status: 1 })
      .lean<Pick<RideProjection, '_id' | 'driverId' | 'status'>[]>();
    return rides.map(({ _id, driverId, status }) => ({ id: _id.toString(), driverId: driverId.toString(), status }));
  }

  /** When the driver's latest requests after `since` were answered or expired; not further back than the answers were read. */
  async answersSince(driverId: string, since: Date) {
    const [answered, unanswered, turns] = await Promise.all([
      this.rides
        .find({ driverId, answeredAt: { $gt: since } }, { answeredAt: 1 })
        .sort({ answeredAt: -1 })
        .limit(LATEST_ANSWERS)
        .lean(),
      this.rides
        .find({ driverId, unansweredAt: { $gt: since } }, { unansweredAt: 1, requestedAt: 1, asked: 1 })
        .sort({ unansweredAt: -1 })
        .limit(LATEST_ANSWERS)
        .lean(),
      this.turnsSince(driverId, since),
    ]);
    const answeredAt = newestFirst([
      ...answered.flatMap(({ answeredAt }) => answeredAt ?? []),
      ...turns.flatMap(answeredIn),
    ]);
    const knownSince = answeredAt.length < LATEST_ANSWERS ? 0 : (answeredAt.at(-1)?.getTime() ?? 0);
    const requests = [
      ...unanswered.flatMap((ride) => expiredIn(ride)),
      ...turns.filter(({ outcome }) => outcome === 'UNANSWERED').map(({ askedAt, at }) => ({ askedAt, expiredAt: at })),
    ].sort((one, other) => other.expiredAt.getTime() - one.expiredAt.getTime());
    const known = requests.slice(0, LATEST_ANSWERS).filter(({ expiredAt }) => expiredAt.getTime() > knownSince);
    return { answeredAt, unanswered: known };
  }

  /** The driver's latest turns among the nearest that ended after `since`. */
  private async turnsSince(driverId: string, since: Date) {
    const own = new Types.ObjectId(driverId);
    // By the driver alone too, as not every server's plan looks into an element.
    const turns = { 'asked.driverId': own, asked: { $elemMatch: { driverId: own, at: { $gt: since } } } };
    const rides = await this.rides
      .find(turns, { asked: 1, requestedAt: 1 })
      .sort({ 'asked.at': -1 })
      .limit(LATEST_ANSWERS)
      .lean();
    return rides.flatMap((ride) => countedTurns(turnsOf(ride).filter((turn) => turn.driverId.equals(driverId))));
  }

  /** Drivers who were on a ride, from its acceptance to its end, at any time between `from` and `to`. */
  async driversOnRides(from: Date, to: Date): Promise<string[]> {
    const ids = await this.rides.distinct('driverId', {
      answeredAt: { $ne: null, $lt: to },
      status: { $ne: RIDE_STATUS.REJECTED },
      $or: [{ endedAt: null }, { endedAt: { $gte: from } }],
    });
    return ids.map(String);
  }

  /** Drivers with a ride that ended from `start` to before `end`, and the earliest acceptance of these rides. */
  async endedBetween(start: Date, end: Date): Promise<Ended[]> {
    const wasAccepted = { answeredAt: { $ne: null }, status: { $ne: RIDE_STATUS.REJECTED } };
    const found = await this.rides.aggregate<{ _id: Types.ObjectId; since: Date }>([
      { $match: { endedAt: { $gte: start, $lt: end }, ...wasAccepted } },
      { $group: { _id: '$driverId', since: { $min: '$answeredAt' } } },
    ]);
    return found.map(({ _id, since }) => ({ driverId: _id.toString(), since }));
  }
}

const expiredIn = (ride: Pick<RideProjection, 'unansweredAt' | 'requestedAt' | 'asked'>) =>
  ride.unansweredAt === null ? [] : [{ askedAt: lastAskedAt(ride, ride.unansweredAt), expiredAt: ride.unansweredAt }];

const newestFirst = (times: Date[]): Date[] =>
  times.sort((one, other) => other.getTime() - one.getTime()).slice(0, LATEST_ANSWERS);
