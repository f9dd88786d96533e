import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { insertOnce } from '@pothik/service-kit';
import type { Model } from 'mongoose';
import { TAUGHT_DAY, type TaughtDayDocument } from './taught-day.model.js';

@Injectable()
export class TaughtDayRepository {
  constructor(@InjectModel(TAUGHT_DAY) private readonly model: Model<TaughtDayDocument>) {}

  /**
   * Takes a person's day in Dhaka for a ride; the first ride has it for good. Whether it is this ride's, so that a repeated
   * event finds what it took.
   */
  async take(personId: string, day: string, rideId: string, at: Date): Promise<boolean> {
    const _id = `${personId}/${day}`;
    if (await insertOnce(this.model, { _id, rideId, at })) return true;
    return (await this.model.exists({ _id, rideId })) !== null;
  }
}
