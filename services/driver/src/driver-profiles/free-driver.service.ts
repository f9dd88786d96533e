import { Injectable } from '@nestjs/common';
import { FREE_DRIVERS_LIMIT, type FreeDriverCard } from '@pothik/contracts/driver';
import { type PageMeta, type Point, pageMeta, type Range } from '@pothik/contracts/platform';
import { Directions, type NearbyOne } from '@pothik/engines/places';
import { nearestFirst, PositionService } from '../positions/index.js';
import { RideProjectionRepository } from '../projections/index.js';
import { freeDriverCardOf } from './driver.views.js';
import { DriverListRepository } from './driver-list.repository.js';
import { type FreeDriverQuery, FreeDriverRepository } from './free-driver.repository.js';

export interface FreeDriverList {
  data: FreeDriverCard[];
  meta: PageMeta;
}

/** The drivers whom a rider may choose: APPROVED, ONLINE and on no ride. */
@Injectable()
export class FreeDriverService {
  constructor(
    private readonly free: FreeDriverRepository,
    private readonly drivers: DriverListRepository,
    private readonly rides: RideProjectionRepository,
    private readonly positions: PositionService,
    private readonly directions: Directions,
  ) {}

  /** With a pickup the nearest first, then those whose place is not known; without one the longest free first. */
  async list(query: FreeDriverQuery, pickup: Point | undefined): Promise<FreeDriverList> {
    const near = pickup === undefined ? [] : await this.positions.nearest(pickup, query.vehicleType);
    const nearIds = await this.freeAmong(query, near);
    const ids = nearIds.length >= FREE_DRIVERS_LIMIT ? nearIds : await this.andOthers(query, nearIds);
    const shown = ids.slice(0, FREE_DRIVERS_LIMIT);
    const metres = pickup === undefined ? new Map<string, Range>() : await this.metresTo(pickup, near, shown);
    const drivers = await this.drivers.listOf(shown);
    const data = drivers.map((driver) => freeDriverCardOf(driver, metres.get(driver._id.toString())));
    return { data, meta: pageMeta(1, FREE_DRIVERS_LIMIT, ids.length) };
  }

  private async freeAmong(query: FreeDriverQuery, near: readonly NearbyOne[]): Promise<string[]> {
    if (near.length === 0) return [];
    const among = near.map(({ id }) => id);
    const found = await this.free.list(query, { engaged: await this.rides.engagedDrivers(among), among });
    return nearestFirst(found, new Map(near.map(({ id, metres }) => [id, metres])));
  }

  private async andOthers(query: FreeDriverQuery, first: readonly string[]): Promise<string[]> {
    const all = await this.free.list(query, { engaged: await this.rides.engagedDrivers() });
    return [...first, ...all.filter((id) => !first.includes(id))];
  }

  /** How far by road, of those whose place is known. */
  private async metresTo(pickup: Point, near: readonly NearbyOne[], shown: readonly string[]) {
    const known = near.filter(({ id }) => shown.includes(id));
    if (known.length === 0) return new Map<string, Range>();
    const distances = await this.directions.distances(
      known.map(({ point }) => point),
      pickup,
    );
    return new Map(known.map(({ id }, at) => [id, distances[at]?.metres as Range]));
  }
}
