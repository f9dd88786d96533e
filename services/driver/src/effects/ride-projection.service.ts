import { Injectable } from '@nestjs/common';
import type { EventOf } from '@pothik/contracts/platform';
import { isAfterAcceptance, isEngaged, type rideEvents } from '@pothik/contracts/ride';
import { PickupMissedService } from '../approaches/index.js';
import { DriverDayService } from '../driver-days/index.js';
import { cancelledSoonIn, DriverAvailabilityService } from '../drivers/index.js';
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
    private readonly days: DriverDayService,
    private readonly pickups: PickupMissedService,
  ) {}

  async storeRequest({ payload, aggregateVersion }: EventOf<typeof rideEvents.rideRequested>) {
    await this.projections.store(payload.ride.id, aggregateVersion, projectionOfRide(payload.ride));
  }

  /** The request went to the next driver: the former one answered it, left it unanswered, or had it and is free again. */
  async followDriver({ payload, aggregateVersion }: EventOf<typeof rideEvents.driverAsked>) {
    const { ride, former } = payload;
    await this.projections.store(ride.id, aggregateVersion, projectionOfRide(ride));
    if (former === undefined || former.outcome === 'NOT_FREE') return;
    // A fare that was not agreed counts for nobody.
    if (former.outcome === 'MOVED_AWAY') await this.earnings.recordLeft(former.driverId, new Date(former.at));
    if (isAfterAcceptance(former.outcome)) return this.availability.settleSession(former.driverId);
    await this.availability.followAnswer(former.driverId, former.outcome === 'REJECTED' ? 'answered' : 'unanswered');
  }

  /** Stores the projection, of an equal version too, without any effect. */
  async rebuild({ payload, aggregateVersion, occurredAt }: EventOf<typeof rideEvents.rideRestated>) {
    const { id, status } = payload.ride;
    const projection = projectionOfStatusChange({ ...payload, to: status }, occurredAt);
    await this.projections.store(id, aggregateVersion, projection, { rebuild: true });
    if (projection.endedAt !== null) await this.days.markEnd(projection.endedAt);
  }

  /** A ride came under review, or an administrator decided about it. */
  async followReview({ payload, aggregateVersion }: EventOf<typeof rideEvents.rideReviewed>) {
    await this.earnings.recordReview(payload.ride, aggregateVersion);
  }

  /** Stores the projection first: the effects are decided from it, also for a repeated or old event. */
  async followStatus({ payload, aggregateVersion, occurredAt }: EventOf<typeof rideEvents.statusChanged>) {
    const { ride, from, to } = payload;
    const projection = projectionOfStatusChange(payload, occurredAt);
    await this.projections.store(ride.id, aggregateVersion, projection);
    if (projection.endedAt !== null) await this.days.markEnd(projection.endedAt);
    await this.earnings.recordEnd(ride, aggregateVersion);
    await this.pickups.check(ride);
    const answer = answerIn(payload, occurredAt);
    if (answer !== undefined) await this.availability.followAnswer(ride.driverId, answer);
    const cancelled = cancelledSoonIn(payload);
    if (cancelled !== undefined) await this.availability.followCancelledSoon(ride.driverId, cancelled);
    if (isEngaged(from) !== isEngaged(to)) await this.availability.settleSession(ride.driverId);
  }
}
