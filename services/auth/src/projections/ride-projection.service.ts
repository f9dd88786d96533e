import { Injectable } from '@nestjs/common';
import type { driverEvents } from '@pothik/contracts/driver';
import type { EventEnvelope, EventOf } from '@pothik/contracts/platform';
import type { rideEvents } from '@pothik/contracts/ride';
import type { ProjectionOptions } from '@pothik/service-kit';
import { RideProjectionRepository } from './ride-projection.repository.js';

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

  async keepDriver(
    { payload, aggregateVersion }: EventEnvelope<{ driver: Driver }>,
    options?: ProjectionOptions,
  ): Promise<void> {
    const { id, userId } = payload.driver;
    await this.projections.keepDriver(id, aggregateVersion, userId, options);
  }

  async about(personId: string): Promise<{ hasOpenRide: boolean; hasDriverProfile: boolean }> {
    const [hasOpenRide, hasDriverProfile] = await Promise.all([
      this.projections.hasOpenRide(personId),
      this.projections.hasDriverProfile(personId),
    ]);
    return { hasOpenRide, hasDriverProfile };
  }
}
