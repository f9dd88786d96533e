import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { BoundedCache } from '@pothik/service-kit';
import type { Model } from 'mongoose';
import type { CompletedRides } from './completed-fares.js';
import { RIDE, type RideDocument } from './ride.model.js';
import { completedCondition } from './ride.queries.js';
import type { TimeSpan } from './rules/ride.rules.js';

interface Sum {
  total: number;
  count: number;
}
const NOTHING: Sum = { total: 0, count: 0 };
/** So many lists' sums are remembered: well below a megabyte. */
const REMEMBERED = 1_000;

/** Sums of fares, in whole BDT. */
@Injectable()
export class RideFareRepository {
  private readonly sums = new BoundedCache<Sum>(REMEMBERED);

  constructor(@InjectModel(RIDE) private readonly model: Model<RideDocument>) {}

  async total(filter: Record<string, unknown>): Promise<number> {
    const [sum] = await this.model.aggregate<{ total: number }>([
      { $match: filter },
      { $group: { _id: null, total: { $sum: '$fare' } } },
    ]);
    return sum?.total ?? 0;
  }

  /**
   * Of completed rides to which only new ones are added, summed again when `page` says that they became more: a completed ride
   * keeps its fare and is never deleted, so as many rides are the same ones.
   */
  async remembered(filter: Record<string, unknown>, page: Promise<{ total: number }>): Promise<number> {
    const key = JSON.stringify(filter);
    const [known, { total: count }] = [this.sums.get(key), await page];
    if (known?.count === count) return known.total;
    const [sum = NOTHING] = await this.model.aggregate<Sum>([
      { $match: filter },
      { $group: { _id: null, total: { $sum: '$fare' }, count: { $sum: 1 } } },
    ]);
    this.sums.set(key, sum);
    return sum.total;
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
