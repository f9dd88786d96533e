import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { driverHttp, type VehicleType } from '@pothik/contracts/driver';
import type { Output, Point } from '@pothik/contracts/platform';
import { Clock, isEngineUnavailable } from '@pothik/engines';
import { ServiceCaller } from '@pothik/service-kit';
import { ProjectionService } from '../projections/index.js';
import { BookingLimitService } from './booking-limit.service.js';
import { RideRepository } from './ride.repository.js';
import { hasExpired, type Ride } from './rules/ride.rules.js';
import { askedIn, type Candidate, type Candidates, searchEnd } from './rules/search.rules.js';

const NOBODY_FREE: Candidates = new Map();
/** So many of the nearest are looked at for one turn. */
const LOOKED_AT = 10;

type MayBeAsked = Output<typeof driverHttp.freeFor>;

/** Whom a rider looks for: drivers of a vehicle type, with a pickup the nearest first, without one the longest free. */
export interface Wanted {
  riderId: string;
  vehicleType: VehicleType;
  pickup: Point | undefined;
}

/** Dispatch: reads which of the nearest drivers may be asked, before a rule decides (`search.rules.ts`). */
@Injectable()
export class RideDispatchService {
  constructor(
    private readonly rides: RideRepository,
    private readonly projections: ProjectionService,
    private readonly services: ServiceCaller,
    private readonly limits: BookingLimitService,
    private readonly clock: Clock,
  ) {}

  /** The profiles of those who are free near the pickup, in the order in which they are asked. Throws EngineUnavailable without the driver service. */
  near({ riderId, vehicleType, pickup }: Wanted, except: readonly string[] = []): Promise<MayBeAsked> {
    const at = pickup ? { pickup: { lat: pickup.lat, lng: pickup.lng } } : {};
    const question = { riderId, vehicleType, ...at, ...(except.length > 0 ? { except: [...except] } : {}) };
    return this.services.call(driverHttp.freeFor, question);
  }

  /** Whom a search may ask now; nobody once it is over, and for a ride whose rider chose the driver. */
  nextOf(ride: Ride): Promise<Candidates> {
    const goesOn = ride.asking && !hasExpired(searchEnd(ride), this.clock.now());
    return goesOn ? this.nextFor(ride) : Promise.resolve(NOBODY_FREE);
  }

  /** Whom this ride may ask next, without those whom the rider may not book now; nobody while the driver service is away: the search looks again. */
  async nextFor(ride: Ride): Promise<Candidates> {
    const { riderId, vehicleId, pickupPoint: pickup } = ride;
    const vehicleType = ride.vehicle?.vehicleType ?? (await this.projections.vehicleTypes([vehicleId])).get(vehicleId);
    if (vehicleType === undefined) return NOBODY_FREE;
    const had = askedIn(ride.asking);
    const wanted = { riderId, vehicleType, pickup: pickup ?? undefined };
    const { driverIds, pushAlone } = await this.unlessAway(this.near(wanted, had));
    const others = await this.limits.withoutPaused(riderId, driverIds, this.clock.now());
    return this.candidates(others, riderId, pushAlone);
  }

  /** The vehicle type of the first of these drivers who is known. Throws ride/driver-not-found. */
  async typeOfFirst(driverIds: readonly string[], riderId: string): Promise<VehicleType> {
    for (const { vehicle } of (await this.candidates(driverIds, riderId)).values())
      if (vehicle !== undefined) return vehicle.vehicleType;
    throw new DomainError('ride/driver-not-found');
  }

  /** The first of these drivers as they are now, by the id of the profile, in this order; the rider's own profile is nobody's. */
  async candidates(
    driverIds: readonly string[],
    riderId: string,
    pushAlone: readonly string[] = [],
  ): Promise<Candidates> {
    const found = driverIds.slice(0, LOOKED_AT).map(async (id): Promise<[string, Candidate]> => {
      const [bookable, engaged] = await Promise.all([
        this.projections.bookableDriver(id, riderId),
        this.rides.engagedRideOf(id),
      ]);
      const driver = bookable?.driver.userId === riderId ? undefined : bookable?.driver;
      const vehicle = driver && bookable?.projections.vehicles.get(driver.vehicleId);
      const { isBlocking } = bookable ?? {};
      return [
        id,
        { driver, vehicle, isEngaged: engaged !== undefined, isBlocking, isPushAlone: pushAlone.includes(id) },
      ];
    });
    return new Map(await Promise.all(found));
  }

  private async unlessAway(free: Promise<MayBeAsked>): Promise<MayBeAsked> {
    try {
      return await free;
    } catch (error) {
      if (isEngineUnavailable(error)) return { driverIds: [] };
      throw error;
    }
  }
}
