import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { CompletedRides } from './completed-fares.js';
import { RIDE, type RideDocument } from './ride.model.js';
import { completedCondition } from './ride.queries.js';
import type { TimeSpan } from './rules/ride.rules.js';

/** Sums of fares, in whole BDT. */
@Injectable()
export class RideFareRepository {
  constructor(@InjectModel(RIDE) private readonly model: Model<RideDocument>) {}

  async total(filter: Record<string, unknown>): Promise<number> {
    const [sum] = await this.model.aggregate<{ total: number }>([
      { $match: filter },
      { $group: { _id: null, total: { $sum: '$fare' } } },
    ]);
    return sum?.total ?? 0;
  }

  count(filter: Record<string, unknown>): Promise<number> {
    return this.model.countDocuments(filter);
  }

  /** Of the completed rides that count and were stored in a time and requested in another. */
  totalCompleted(rides: CompletedRides & { requested: TimeSpan }): Promise<number> {
    return this.total(completedCondition(rides));
  }

  /** When the first of all stored rides was requested. */
  async firstRequest(): Promise<Date | undefined> {
    const first = this.model.findOne({}, { requestedAt: 1 }).sort({ requestedAt: 1 });
    return (await first.lean<Pick<RideDocument, 'requestedAt'>>())?.requestedAt;
  }
}
