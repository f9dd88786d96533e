import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { RIDE_STATUS, type RideView } from '@pothik/contracts/ride';
import { actorOf, CONFIGURATION, type IdempotencyKey, type Person, SYSTEM_ACTOR } from '@pothik/service-kit';
import { CityService } from '../cities/index.js';
import type { RideConfiguration } from '../configuration.js';
import { ProjectionService } from '../projections/index.js';
import { RideRepository, type StoredRide } from './ride.repository.js';
import { viewRide } from './ride.views.js';
import { flagImplausible, type PlausibleBounds } from './rules/plausibility.rules.js';
import { notePickupMissed, reviewRide } from './rules/review-ride.rules.js';
import { partyOf, type RideChange } from './rules/ride.rules.js';

/** Flags implausible rides at completion, and stores what administrators decide about implausible ones. */
@Injectable()
export class RideReviewService {
  private readonly bounds: PlausibleBounds;

  constructor(
    private readonly rides: RideRepository,
    private readonly cities: CityService,
    private readonly projections: ProjectionService,
    @Inject(CONFIGURATION) configuration: RideConfiguration,
  ) {
    const { RIDE_SHORTEST_SECONDS, RIDE_FASTEST_KMH, RIDE_FARE_KMH } = configuration;
    this.bounds = {
      shortestSeconds: RIDE_SHORTEST_SECONDS,
      fastestKmh: RIDE_FASTEST_KMH,
      fareKmh: RIDE_FARE_KMH,
    };
  }

  /** Prepares the check of a ride that is being completed: an implausible one goes under review. */
  async plausibilityCheck(ride: StoredRide): Promise<(change: RideChange) => RideChange> {
    const rates = this.bounds.fareKmh > 0 ? await this.cities.ratesFor(ride) : [];
    return (change) => flagImplausible(change, rates, this.bounds);
  }

  /** Throws ride/not-found, ride/not-under-review. */
  async review(administrator: Person, rideId: string, counts: boolean, command?: IdempotencyKey): Promise<RideView> {
    const options = { actor: actorOf(administrator), command };
    const ride = await this.rides.change(rideId, (current) => reviewRide(current, counts), options);
    return viewRide(ride, partyOf(ride, administrator), await this.projections.about([ride]));
  }

  /** One after another: what refuses one ride stops no other. */
  async reviewAll(administrator: Person, rideIds: readonly string[], counts: boolean) {
    const reviewed: string[] = [];
    const refused: string[] = [];
    for (const rideId of new Set(rideIds)) {
      const isDone = await this.isReviewed(administrator, rideId, counts);
      (isDone ? reviewed : refused).push(rideId);
    }
    return { reviewed, refused };
  }

  /** The track of a ride never came near its pickup; a repeated or late word changes nothing. */
  async notePickupMissed(rideId: string, driverId: string): Promise<void> {
    const ride = await this.rides.find(rideId);
    if (ride?.status !== RIDE_STATUS.COMPLETED || notePickupMissed(ride, driverId) === undefined) return;
    await this.rides.change(rideId, (current) => notePickupMissed(current, driverId), { actor: SYSTEM_ACTOR });
  }

  private async isReviewed(administrator: Person, rideId: string, counts: boolean): Promise<boolean> {
    try {
      await this.rides.change(rideId, (ride) => reviewRide(ride, counts), { actor: actorOf(administrator) });
      return true;
    } catch (error) {
      if (error instanceof DomainError && REFUSALS.includes(error.code)) return false;
      throw error;
    }
  }
}

const REFUSALS: readonly string[] = ['ride/not-found', 'ride/not-under-review'];
