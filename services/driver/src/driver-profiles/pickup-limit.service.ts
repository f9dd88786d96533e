import { Inject, Injectable } from '@nestjs/common';
import { pickupSquareKey, pickupsOfRiderKey } from '@pothik/contracts/driver';
import type { Point } from '@pothik/contracts/platform';
import { isEngineUnavailable, KeyValueStore } from '@pothik/engines';
import { CONFIGURATION } from '@pothik/service-kit';
import type { DriverConfiguration } from '../configuration.js';
import { cellCentre, cellKey } from '../positions/index.js';

/** Pickups in one square of so many metres count once: a pin that is moved to the other side of the road. */
const SQUARE_METRES = 100;

/** From how many different places a rider may ask how far drivers are: from many of them a driver could be found. */
@Injectable()
export class PickupLimitService {
  constructor(
    private readonly keyValue: KeyValueStore,
    @Inject(CONFIGURATION) private readonly configuration: DriverConfiguration,
  ) {}

  /**
   * Milliseconds until the rider may ask from one more pickup; 0 within the limit, and from where they have asked already. Without
   * the store nobody waits: it knows no cells either.
   */
  async waitOf(riderId: string, pickup: Point): Promise<number> {
    const { RATE_LIMITS: limits } = this.configuration;
    if (limits === 'off') return 0;
    const { maximum, windowMs } = limits.pickupsPerRider;
    const riderKey = pickupsOfRiderKey(riderId);
    const square = pickupSquareKey(riderId, cellKey(cellCentre(pickup, SQUARE_METRES)));
    try {
      if ((await this.keyValue.get(square)) !== undefined) return 0;
      const { count, resetsInMs } = await this.keyValue.increment(riderKey, windowMs);
      // Only an admitted square is stored: of several calls at once none passes by another one's that is refused.
      const isAdmitted = count <= maximum;
      const isNew = isAdmitted && (await this.keyValue.set(square, '1', { ttlMs: windowMs, onlyIfAbsent: true }));
      if (!isNew) await this.keyValue.decrement(riderKey);
      return isAdmitted ? 0 : Math.max(1, resetsInMs);
    } catch (error) {
      if (isEngineUnavailable(error)) return 0;
      throw error;
    }
  }
}
