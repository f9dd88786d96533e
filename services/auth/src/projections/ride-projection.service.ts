import { Injectable } from '@nestjs/common';
import type { driverEvents } from '@pothik/contracts/driver';
import type { EventEnvelope, EventOf } from '@pothik/contracts/platform';
import type { rideEvents } from '@pothik/contracts/ride';
import { RideProjectionRepository } from './ride-projection.repository.js';

type Ride = EventOf<typeof rideEvents.rideRequested>['payload']['ride'];

/** Stores rides and driver profiles from events, and answers what a person has of them. */
@Injectable()
export class RideProjectionService {
  constructor(private readonly projections: RideProjectionRepository) {}

  async keepRide({ payload, aggregateVersion }: EventEnvelope<{ ride: Ride }>): Promise<void> {
    const { id, riderId, driverUserId, status, endedAt } = payload.ride;
    const ended = endedAt === null ? null : new Date(endedAt);
    await this.projections.keepRide(id, aggregateVersion, { riderId, driverUserId, status, endedAt: ended });
  }

  async keepDriver({ payload, aggregateVersion }: EventOf<typeof driverEvents.driverRegistered>): Promise<void> {
    await this.projections.keepDriver(payload.driver.id, aggregateVersion, payload.driver.userId);
  }

  async about(personId: string): Promise<{ hasOpenRide: boolean; hasDriverProfile: boolean }> {
    const [hasOpenRide, hasDriverProfile] = await Promise.all([
      this.projections.hasOpenRide(personId),
      this.projections.hasDriverProfile(personId),
    ]);
    return { hasOpenRide, hasDriverProfile };
  }
}
