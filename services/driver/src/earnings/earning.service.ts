import { Injectable } from '@nestjs/common';
import { DomainError, periodOf } from '@pothik/contracts/catalogue';
import type { DriverEarnings } from '@pothik/contracts/driver';
import type { EventOf } from '@pothik/contracts/platform';
import { countsForOthers, type rideEvents } from '@pothik/contracts/ride';
import { Clock } from '@pothik/engines';
import { type Person } from '@pothik/service-kit';
import { DriverRepository } from '../drivers/index.js';
import { onlineMsWithin, PresenceRepository } from '../presence/index.js';
import { freesDriverAt } from '../projections/index.js';
import { EarningRepository } from './earning.repository.js';
import { earningsOf } from './earning.rules.js';

type Ride = EventOf<typeof rideEvents.statusChanged>['payload']['ride'];

@Injectable()
export class EarningService {
  constructor(
    private readonly earnings: EarningRepository,
    private readonly drivers: DriverRepository,
    private readonly presence: PresenceRepository,
    private readonly clock: Clock,
  ) {}

  /** The caller's own earnings by day, and the time online. Throws driver/not-found for somebody without a profile. */
  async show(person: Person, query: { from?: string | undefined; to?: string | undefined }): Promise<DriverEarnings> {
    const now = this.clock.now();
    const period = periodOf(query, now);
    const driver = await this.drivers.findByUser(person.id);
    if (driver === undefined) throw new DomainError('driver/not-found');
    const id = driver._id.toString();
    const [sums, stretches] = await Promise.all([
      this.earnings.byDay(id, period.start, period.end),
      this.presence.ofDriver(id, period.start, period.end),
    ]);
    const onlineSince = driver.availabilityStatus === 'ONLINE' ? driver.onlineSince : null;
    return earningsOf(period, sums, onlineMsWithin(period, stretches, onlineSince, now));
  }

  /** A driver whose rider asked the next is free from then on. */
  async recordLeft(driverId: string, at: Date): Promise<void> {
    await this.earnings.storeRideEnd(driverId, at);
  }

  /** Adds a completed ride's fare to the ledger once, with whether it counts for others; the end of any accepted ride frees its driver. */
  async recordEnd(ride: Ride, version: number): Promise<void> {
    const freeAt = freesDriverAt(ride);
    if (freeAt === undefined) return;
    if (ride.status !== 'COMPLETED') return this.earnings.storeRideEnd(ride.driverId, freeAt);
    await this.earnings.enter(ride.id, { driverId: ride.driverId, fare: ride.fare ?? 0, completedAt: freeAt });
    if (ride.review) await this.earnings.markLeftOut(ride.id, !countsForOthers(ride.review), version);
    await this.earnings.addUp(ride.driverId, freeAt);
  }
}
