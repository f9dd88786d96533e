import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { insertOnce } from '@pothik/service-kit';
import type { Model } from 'mongoose';
import { TAUGHT_RIDE, type TaughtRideDocument } from './taught-ride.model.js';

/** Which rides taught, and so who may not teach again on their day. */
@Injectable()
export class TaughtRideRepository {
  constructor(@InjectModel(TAUGHT_RIDE) private readonly model: Model<TaughtRideDocument>) {}

  /** Whether a ride teaches: true again for the same ride, false once one of its people has taught on that day by another. */
  async claim(ride: TaughtRideDocument): Promise<boolean> {
    if (await insertOnce(this.model, ride)) return true;
    return (await this.model.exists({ _id: ride._id })) !== null;
  }
}
