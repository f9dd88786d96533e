import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { OPEN_STATUSES } from '@pothik/contracts/ride';
import { LIST_BATCH, readBatches, sharedLoader } from '@pothik/service-kit';
import type { Model } from 'mongoose';
import { RIDE, type RideDocument } from './ride.model.js';
import { type Ride, WAITING_STATUSES } from './rules/ride.rules.js';

export type OpenRide = Pick<Ride, 'driverId' | 'driverUserId' | 'riderId' | 'status'> & { id: string };

/** Finds the open rides that the loss of a driver or a person ends. */
@Injectable()
export class OpenRideRepository {
  private readonly byDriver = sharedLoader((driverIds: readonly string[]) => this.readOf(driverIds));

  constructor(@InjectModel(RIDE) private readonly model: Model<RideDocument>) {}

  /** The open rides of a person, as rider or as driver. */
  async ofPerson(personId: string): Promise<string[]> {
    const status = { $in: [...OPEN_STATUSES] };
    const mine = { $or: [{ riderId: personId }, { driverUserId: personId }], status };
    return (await this.model.find(mine, { _id: 1 }).lean<RideDocument[]>()).map(({ _id }) => _id.toString());
  }

  /** The drivers of rides that wait for an answer or for the pick-up, in batches; of several rides several times. */
  async *waitingDrivers(): AsyncGenerator<string[]> {
    const waiting = { status: { $in: [...WAITING_STATUSES] } };
    const rides = this.model.find(waiting, { driverId: 1 }).lean<Pick<RideDocument, 'driverId'>>();
    for await (const batch of readBatches(rides.batchSize(LIST_BATCH).cursor())) {
      yield [...new Set(batch.map(({ driverId }) => driverId))];
    }
  }

  /** The open rides of these drivers, each driver given once. */
  async ofDrivers(driverIds: readonly string[]): Promise<OpenRide[]> {
    return (await Promise.all(driverIds.map((id) => this.byDriver.load(id)))).flat();
  }

  private async readOf(driverIds: readonly string[]): Promise<OpenRide[][]> {
    const filter = { driverId: { $in: [...new Set(driverIds)] }, status: { $in: [...OPEN_STATUSES] } };
    const rides = await this.model
      .find(filter, { driverId: 1, driverUserId: 1, riderId: 1, status: 1 })
      .lean<RideDocument[]>();
    const open = rides.map(({ _id, ...ride }) => ({ ...ride, id: _id.toString() }));
    return driverIds.map((id) => open.filter(({ driverId }) => driverId === id));
  }
}
