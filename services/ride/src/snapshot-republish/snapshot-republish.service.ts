import { Injectable } from '@nestjs/common';
import { rideEvents } from '@pothik/contracts/ride';
import { Clock, EventLog } from '@pothik/engines';
import { type RepublishedPage, republishPage } from '@pothik/service-kit';
import { RideRepository, republishedRide } from '../rides/index.js';

/** Publishes rides again, so that projections of them are rebuilt without downtime. */
@Injectable()
export class SnapshotRepublishService {
  constructor(
    private readonly present: RideRepository,
    private readonly log: EventLog,
    private readonly clock: Clock,
  ) {}

  async rides(after: string | undefined): Promise<RepublishedPage> {
    const rides = await this.present.pageAfter(after);
    return republishPage(
      { log: this.log, clock: this.clock },
      rideEvents.rideRestated,
      rides.map((ride) => {
        const id = ride._id.toString();
        return { id, eventSequence: ride.eventSequence, payload: republishedRide(id, ride) };
      }),
    );
  }
}
