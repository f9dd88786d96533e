import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { RIDE, type RideDocument } from './ride.model.js';
import type { PastRide } from './rules/booking-limit.rules.js';

/** So many rides are read at a time: most riders have fewer in an hour and a half. */
const PAGE = 10;
const FIELDS = { driverId: 1, status: 1, endedAt: 1, history: 1, approach: 1, ordinal: 1 } as const;

type NumberedRide = PastRide & Pick<RideDocument, 'ordinal'>;

/** A rider's newest rides, as a booking is decided on them. */
export interface Past {
  /** The newest ride, and every one that ended since. */
  rides: PastRide[];
  /** Of the next ride. */
  nextOrdinal: number;
}

@Injectable()
export class PastRideRepository {
  constructor(@InjectModel(RIDE) private readonly model: Model<RideDocument>) {}

  /** A rider has one ride at a time, so their rides ended in the order of their ordinals: reading stops at the first that ended before. */
  async since(riderId: string, since: Date): Promise<Past> {
    const rides: NumberedRide[] = [];
    for (;;) {
      const page = await this.page(riderId, rides.at(-1)?.ordinal);
      rides.push(...page);
      const endedAt = page.at(-1)?.endedAt;
      if (page.length < PAGE || (endedAt && endedAt < since)) break;
    }
    return { rides, nextOrdinal: (rides[0]?.ordinal ?? 0) + 1 };
  }

  private page(riderId: string, before: number | undefined): Promise<NumberedRide[]> {
    const ordinal = before === undefined ? { $gt: 0 } : { $gt: 0, $lt: before };
    return this.model
      .find({ riderId, ordinal }, FIELDS)
      .sort({ ordinal: -1 })
      .limit(PAGE)
      .lean<NumberedRide[]>()
      .exec();
  }
}
