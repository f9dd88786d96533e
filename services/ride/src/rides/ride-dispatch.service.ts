import { Injectable } from '@nestjs/common';
import { driverHttp } from '@pothik/contracts/driver';
import { ASK_NEAREST } from '@pothik/contracts/ride';
import { Clock } from '@pothik/engines';
import { ServiceCaller } from '@pothik/service-kit';
import { ProjectionService } from '../projections/index.js';
import { BookingLimitService } from './booking-limit.service.js';
import { RideRepository } from './ride.repository.js';
import type { Candidate, Candidates } from './rules/pass-on-ride.rules.js';
import type { Ride } from './rules/ride.rules.js';

const NOBODY: Candidates = new Map();

/** Dispatch: reads which of the nearest drivers may be asked, before a rule decides (`pass-on-ride.rules.ts`). */
@Injectable()
export class RideDispatchService {
  constructor(
    private readonly rides: RideRepository,
    private readonly projections: ProjectionService,
    private readonly services: ServiceCaller,
    private readonly limits: BookingLimitService,
    private readonly clock: Clock,
  ) {}

  /** The drivers whom this ride may still ask. Empty for a ride whose rider chose the driver. */
  waitingFor(ride: Pick<Ride, 'riderId' | 'asking'>): Promise<Candidates> {
    const waiting = ride.asking?.waiting ?? [];
    return waiting.length === 0 ? Promise.resolve(NOBODY) : this.candidates(waiting, ride.riderId);
  }

  /** The next drivers for an accepted ride, in order, without those who had a turn or whom the rider may not book now. Throws EngineUnavailable without the driver service. */
  async nextFor(ride: Ride): Promise<{ waiting: string[]; candidates: Candidates }> {
    const { riderId, driverId, vehicleId, pickupPoint: pickup } = ride;
    const vehicleType = ride.vehicle?.vehicleType ?? (await this.projections.vehicleTypes([vehicleId])).get(vehicleId);
    if (vehicleType === undefined) return { waiting: [], candidates: NOBODY };
    const question = { riderId, vehicleType, ...(pickup ? { pickup: { lat: pickup.lat, lng: pickup.lng } } : {}) };
    const { driverIds } = await this.services.call(driverHttp.freeFor, question);
    const had = new Set([driverId, ...(ride.asking?.asked ?? []).map((turn) => turn.driverId)]);
    const others = driverIds.filter((id) => !had.has(id));
    const waiting = (await this.limits.withoutPaused(riderId, others, this.clock.now())).slice(0, ASK_NEAREST.drivers);
    return { waiting, candidates: await this.candidates(waiting, riderId) };
  }

  /** These drivers as they are now, by the id of the profile; the rider's own profile is nobody's. */
  async candidates(driverIds: readonly string[], riderId: string): Promise<Candidates> {
    const found = driverIds.map(async (id): Promise<[string, Candidate]> => {
      const [bookable, engaged] = await Promise.all([
        this.projections.bookableDriver(id, riderId),
        this.rides.engagedRideOf(id),
      ]);
      const driver = bookable?.driver.userId === riderId ? undefined : bookable?.driver;
      const vehicle = driver && bookable?.projections.vehicles.get(driver.vehicleId);
      return [id, { driver, vehicle, isEngaged: engaged !== undefined, isBlocking: bookable?.isBlocking }];
    });
    return new Map(await Promise.all(found));
  }
}
