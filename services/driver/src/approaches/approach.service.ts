import { Injectable } from '@nestjs/common';
import { APPROACH } from '@pothik/contracts/driver';
import { type Point, straightMetres } from '@pothik/contracts/platform';
import { DISTANCE_BASIS } from '@pothik/contracts/ride';
import { Directions } from '@pothik/engines/places';
import { DriverRepository } from '../drivers/index.js';
import { RideProjectionRepository } from '../projections/index.js';
import { ApproachRepository } from './approach.repository.js';
import type { Sample } from './approach.rules.js';
import { PickupService } from './pickup.service.js';

/** Follows the driver of an accepted ride to its pickup. The point is read, measured and forgotten: distances alone are stored. */
@Injectable()
export class ApproachService {
  /** By driver, when this instance last looked: whoever told within 15 s costs no look. */
  private readonly lookedAt = new Map<string, Date>();

  constructor(
    private readonly drivers: DriverRepository,
    private readonly rides: RideProjectionRepository,
    private readonly pickups: PickupService,
    private readonly approaches: ApproachRepository,
    private readonly directions: Directions,
  ) {}

  /** A driver told where they are: measured while they are on the way to a pickup whose point is known. */
  async follow(driverId: string, point: Point, at: Date): Promise<void> {
    const lookedAt = this.lookedAt.get(driverId);
    if (lookedAt !== undefined && at.getTime() - lookedAt.getTime() < APPROACH.everyMs) return;
    const ride = await this.rides.acceptedRide(driverId);
    if (ride === undefined) return this.leave(driverId);
    const pickup = await this.pickups.of(ride, driverId);
    if (pickup === undefined || at <= pickup.acceptedAt) return;
    this.lookedAt.set(driverId, at);
    await this.approaches.follow(ride, driverId, await this.sample(point, pickup.point, at));
  }

  /** Nothing of a deleted person's ways to pickups is left; idempotent. */
  async forgetPerson(userId: string): Promise<void> {
    const driver = await this.drivers.findByUser(userId);
    if (driver !== undefined) await this.approaches.removeOf(driver._id.toString());
  }

  /** The driver tells no more: nothing stays in memory. */
  leave(driverId: string): void {
    this.lookedAt.delete(driverId);
  }

  private async sample(from: Point, to: Point, at: Date): Promise<Sample> {
    const { metres, basis } = await this.directions.distance(from, to);
    const roadMetres = basis === DISTANCE_BASIS.STRAIGHT_LINE ? undefined : Math.round(metres.low);
    return { straightMetres: Math.round(straightMetres(from, to)), roadMetres, at };
  }
}
