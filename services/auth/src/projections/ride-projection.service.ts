import { Injectable } from '@nestjs/common';
import type { driverEvents } from '@pothik/contracts/driver';
import type { EventEnvelope, EventOf } from '@pothik/contracts/platform';
import type { rideEvents } from '@pothik/contracts/ride';
import type { ProjectionOptions } from '@pothik/service-kit';
import { changesWhoHasOpenRide } from '../open-ride.rules.js';
import { RideProjectionRepository } from './ride-projection.repository.js';

type StatusChanged = EventOf<typeof rideEvents.statusChanged>;
type Ride = EventOf<typeof rideEvents.rideRequested>['payload']['ride'];
type Driver = EventOf<typeof driverEvents.driverRegistered>['payload']['driver'];

/** Stores rides and driver profiles from events, and answers what a person has of them. */
@Injectable()
export class RideProjectionService {
  constructor(private readonly projections: RideProjectionRepository) {}

  async keepRide(
    { payload, aggregateVersion }: EventEnvelope<{ ride: Ride }>,
    options?: ProjectionOptions,
  ): Promise<void> {
    const { id, riderId, driverUserId, status, endedAt } = payload.ride;
    const ended = endedAt === null ? null : new Date(endedAt);
    const kept = { riderId, driverUserId, status, endedAt: ended };
    await this.projections.keepRide(id, aggregateVersion, kept, options);
  }

  /**
   * Stores the end of a ride and skips a change between two open statuses, so the stored number may be lower than its last
   * event's. Late and repeated events are harmless all the same: the end has a higher number than all that is stored before,
   * and what is asked of an open ride only `driverAsked` changes, which is stored with its own number. A request that became
   * a dead letter is known again by its replay, the end or a rebuild, not by the next status.
   */
  async followStatus(event: StatusChanged): Promise<void> {
    if (changesWhoHasOpenRide(event.payload)) await this.keepRide(event);
  }

  async keepDriver(
    { payload, aggregateVersion }: EventEnvelope<{ driver: Driver }>,
    options?: ProjectionOptions,
  ): Promise<void> {
    const { id, userId } = payload.driver;
    await this.projections.keepDriver(id, aggregateVersion, userId, options);
  }

  /** `formerIds`: accounts that have become the person's, whose rides are theirs. */
  async about(
    personId: string,
    formerIds: readonly string[] = [],
  ): Promise<{ hasOpenRide: boolean; hasDriverProfile: boolean }> {
    const [hasDriverProfile, ...open] = await Promise.all([
      this.projections.hasDriverProfile(personId),
      ...[personId, ...formerIds].map((id) => this.projections.hasOpenRide(id)),
    ]);
    return { hasOpenRide: open.includes(true), hasDriverProfile };
  }
}
