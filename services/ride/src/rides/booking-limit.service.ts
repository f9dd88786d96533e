import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { isOpen } from '@pothik/contracts/ride';
import { CONFIGURATION } from '@pothik/service-kit';
import type { RideConfiguration } from '../configuration.js';
import { type Past, PastRideRepository } from './past-ride.repository.js';
import { allPaused, BOOKING_LIMIT_SPAN_MS, pausedDrivers, requireFewCancelled } from './rules/booking-limit.rules.js';
import { later } from './rules/ride.rules.js';

/** What a rider's own rides allow: which of these drivers may be booked, and the ordinal of the booking. */
export interface Allowed {
  drivers: string[];
  ordinal: number;
}

/** Limits what riders book and cancel, by their rides alone. */
@Injectable()
export class BookingLimitService {
  constructor(
    private readonly rides: PastRideRepository,
    @Inject(CONFIGURATION) private readonly configuration: RideConfiguration,
  ) {}

  pastOf(riderId: string, now: Date): Promise<Past> {
    return this.rides.since(riderId, this.isOff ? now : later(now, -BOOKING_LIMIT_SPAN_MS));
  }

  /** Throws ride/too-many-cancelled; ride/driver-paused where all these drivers are. */
  allowed({ rides, nextOrdinal: ordinal }: Past, drivers: readonly string[], now: Date): Allowed {
    if (this.isOff) return { drivers: [...drivers], ordinal };
    requireFewCancelled(rides, now);
    const paused = pausedDrivers(rides, now);
    const refusal = allPaused(drivers, paused, now);
    if (refusal) throw refusal;
    return { drivers: drivers.filter((id) => !paused.has(id)), ordinal };
  }

  /** Of `drivers`, who is not paused for the rider. */
  async withoutPaused(riderId: string, drivers: readonly string[], now: Date): Promise<string[]> {
    if (this.isOff) return [...drivers];
    const { rides } = await this.pastOf(riderId, now);
    const paused = pausedDrivers(rides, now);
    return drivers.filter((id) => !paused.has(id));
  }

  /** An open ride can still be cancelled before the booking is stored: no decision stands on it. Throws ride/rider-has-open-ride. */
  requireAllEnded({ rides }: Past): void {
    if (rides.some(({ status }) => isOpen(status))) throw new DomainError('ride/rider-has-open-ride');
  }

  private get isOff(): boolean {
    return this.configuration.RATE_LIMITS === 'off';
  }
}
