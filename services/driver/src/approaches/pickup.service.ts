import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import type { Point } from '@pothik/contracts/platform';
import { rideHttp } from '@pothik/contracts/ride';
import { isEngineUnavailable } from '@pothik/engines';
import { BoundedCache, ServiceCaller } from '@pothik/service-kit';

/** Where the rider of an accepted ride waits, and since when its driver has it. */
export interface Pickup {
  driverId: string;
  acceptedAt: Date;
  point: Point;
}

/** So many pickups are remembered. */
const REMEMBERED = 10_000;

/** Asks the ride service once for each acceptance: points are in no event, and stay in memory here. */
@Injectable()
export class PickupService {
  private readonly known = new BoundedCache<Pickup | null>(REMEMBERED);

  constructor(private readonly services: ServiceCaller) {}

  /** Undefined for a ride of text alone, of another driver, or while the ride service does not answer. */
  async of(rideId: string, driverId: string): Promise<Pickup | undefined> {
    const key = `${rideId} ${driverId}`;
    const known = this.known.get(key);
    if (known !== undefined) return known ?? undefined;
    const asked = await this.ask(rideId);
    if (asked === undefined) return undefined;
    const own = asked?.driverId === driverId ? asked : null;
    this.known.set(key, own);
    return own ?? undefined;
  }

  /** Where a completed ride was to begin; undefined for a ride of text alone. Throws while the ride service does not answer. */
  async ofCompleted(rideId: string): Promise<Point | undefined> {
    return (await this.services.call(rideHttp.pickupOf, { rideId }))?.point;
  }

  private async ask(rideId: string): Promise<Pickup | null | undefined> {
    try {
      const pickup = await this.services.call(rideHttp.pickupOf, { rideId });
      return pickup && { ...pickup, acceptedAt: new Date(pickup.acceptedAt) };
    } catch (error) {
      // Without it there is no evidence; the next look asks again.
      if (isEngineUnavailable(error) || error instanceof DomainError) return undefined;
      throw error;
    }
  }
}
