import { Injectable } from '@nestjs/common';
import type { EventOf } from '@pothik/contracts/platform';
import type { rideEvents } from '@pothik/contracts/ride';
import { DriverAvailabilityService } from '../drivers/index.js';
import { EarningService } from '../earnings/index.js';
import {
  answerIn,
  projectionOfRide,
  projectionOfStatusChange,
  RideProjectionRepository,
} from '../projections/index.js';

@Injectable()
export class RideProjectionService {
  constructor(
    private readonly projections: RideProjectionRepository,
    private readonly earnings: EarningService,
    private readonly availability: DriverAvailabilityService,
  ) {}

  async keepRequest({ payload, aggregateVersion }: EventOf<typeof rideEvents.rideRequested>) {
    await this.projections.keep(payload.ride.id, aggregateVersion, projectionOfRide(payload.ride));
  }

  /** Projections first: what follows from the change is decided from them, also when the event is a repeated or an old one. */
  async followStatus({ payload, aggregateVersion, occurredAt }: EventOf<typeof rideEvents.statusChanged>) {
    const { ride } = payload;
    await this.projections.keep(ride.id, aggregateVersion, projectionOfStatusChange(payload, occurredAt));
    await this.earnings.recordEnd(ride);
    const answer = answerIn(payload, occurredAt);
    if (answer !== undefined) await this.availability.followAnswer(ride.driverId, answer);
  }
}
