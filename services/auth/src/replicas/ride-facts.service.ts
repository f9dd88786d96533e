import { Injectable } from '@nestjs/common';
import type { driverEvents } from '@pothik/contracts/driver';
import type { EventEnvelope, EventOf } from '@pothik/contracts/platform';
import type { rideEvents } from '@pothik/contracts/ride';
import { RideFactsRepository } from './ride-facts.repository.js';

type Ride = EventOf<typeof rideEvents.rideRequested>['payload']['ride'];

/** Keeps what ride and driver tell of people, and answers from it. */
@Injectable()
export class RideFactsService {
  constructor(private readonly facts: RideFactsRepository) {}

  async keepRide({ payload, aggregateVersion }: EventEnvelope<{ ride: Ride }>): Promise<void> {
    const { id, riderId, driverUserId, status, endedAt } = payload.ride;
    const ended = endedAt === null ? null : new Date(endedAt);
    await this.facts.keepRide(id, aggregateVersion, { riderId, driverUserId, status, endedAt: ended });
  }

  async keepDriver({ payload, aggregateVersion }: EventOf<typeof driverEvents.driverRegistered>): Promise<void> {
    await this.facts.keepDriver(payload.driver.id, aggregateVersion, payload.driver.userId);
  }

  async about(personId: string): Promise<{ hasOpenRide: boolean; hasDriverProfile: boolean }> {
    const [hasOpenRide, hasDriverProfile] = await Promise.all([
      this.facts.hasOpenRide(personId),
      this.facts.hasDriverProfile(personId),
    ]);
    return { hasOpenRide, hasDriverProfile };
  }
}
