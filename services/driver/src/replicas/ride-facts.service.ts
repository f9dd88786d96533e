import { Injectable } from '@nestjs/common';
import type { EventOf } from '@pothik/contracts/platform';
import type { rideEvents } from '@pothik/contracts/ride';
import { DriverAvailabilityService } from '../drivers/driver-availability.service.js';
import { EarningService } from '../earnings/earning.service.js';
import { RideFactsRepository } from './ride-facts.repository.js';
import { answerIn, factsOfRide, factsOfStatusChange } from './ride-facts.rules.js';

@Injectable()
export class RideFactsService {
  constructor(
    private readonly facts: RideFactsRepository,
    private readonly earnings: EarningService,
    private readonly availability: DriverAvailabilityService,
  ) {}

  async keepRequest({ payload, aggregateVersion }: EventOf<typeof rideEvents.rideRequested>) {
    await this.facts.keep(payload.ride.id, aggregateVersion, factsOfRide(payload.ride));
  }

  /** Facts first: what follows from the change is decided from them, also when the event is a repeated or an old one. */
  async followStatus({ payload, aggregateVersion, occurredAt }: EventOf<typeof rideEvents.statusChanged>) {
    const { ride } = payload;
    await this.facts.keep(ride.id, aggregateVersion, factsOfStatusChange(payload, occurredAt));
    await this.earnings.recordEnd(ride);
    const answer = answerIn(payload, occurredAt);
    if (answer !== undefined) await this.availability.followAnswer(ride.driverId, answer);
  }
}
