import { Injectable } from '@nestjs/common';
import type { EventOf } from '@pothik/contracts/platform';
import type { rideEvents } from '@pothik/contracts/ride';
import { freesDriverAt } from '../replicas/ride-facts.rules.js';
import { EarningRepository } from './earning.repository.js';

type Ride = EventOf<typeof rideEvents.statusChanged>['payload']['ride'];

@Injectable()
export class EarningService {
  constructor(private readonly earnings: EarningRepository) {}

  /** A completed ride earns its fare once; every ended ride makes its driver free from then on. */
  async recordEnd(ride: Ride): Promise<void> {
    const freeAt = freesDriverAt(ride);
    if (freeAt === undefined) return;
    await this.earnings.keepRideEnd(ride.driverId, freeAt);
    if (ride.status !== 'COMPLETED') return;
    await this.earnings.enter(ride.id, { driverId: ride.driverId, fare: ride.fare ?? 0, completedAt: freeAt });
    await this.earnings.addUp(ride.driverId);
  }
}
