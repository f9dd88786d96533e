import { Injectable } from '@nestjs/common';
import { FREE_DRIVERS_LIMIT, type FreeDriverCard } from '@pothik/contracts/driver';
import { type PageMeta, type Point, pageMeta, type Range } from '@pothik/contracts/platform';
import { Directions, type NearbyOne } from '@pothik/engines/places';
import type { Person } from '@pothik/service-kit';
import { BlockService } from '../blocks/index.js';
import { cellKey, DriverPlaces } from '../positions/index.js';
import { RideProjectionRepository } from '../projections/index.js';
import { freeDriverCardOf } from './driver.views.js';
import { DriverListRepository } from './driver-list.repository.js';
import { type DriverOnDuty, type FreeDriverQuery, FreeDriverRepository } from './free-driver.repository.js';
import { type FreeDriver, longestFreeFirst, nearestFirst, sampleStart } from './free-driver.rules.js';

/** How many drivers on duty a list looks at, where few are free or match a search. */
const LOOKED_AT = 5_000;

/** One more than is shown tells a page that its list is not complete. */
const isMoreThanShown = ({ length }: readonly unknown[]): boolean => length > FREE_DRIVERS_LIMIT;

/** Free drivers in the order of a list, and how far those are whose cell is known. */
interface Near {
  ids: string[];
  metres: ReadonlyMap<string, Range>;
}

const NOBODY_NEAR: Near = { ids: [], metres: new Map() };

export interface FreeDriverList {
  data: FreeDriverCard[];
  meta: PageMeta;
}

/** Who asks for free drivers; the drivers who block that rider are in no list of theirs. */
interface Reader {
  id: string;
  blockedBy: ReadonlySet<string>;
}

/** The drivers whom a rider may choose: APPROVED, ONLINE, on no ride, and not blocking that rider. */
@Injectable()
export class FreeDriverService {
  constructor(
    private readonly free: FreeDriverRepository,
    private readonly drivers: DriverListRepository,
    private readonly rides: RideProjectionRepository,
    private readonly places: DriverPlaces,
    private readonly directions: Directions,
    private readonly blocks: BlockService,
  ) {}

  /** With a pickup the nearest first, then those whose place is not known; without one the longest free first. */
  async list(reader: Person, query: FreeDriverQuery, pickup: Point | undefined): Promise<FreeDriverList> {
    const { ids, metres } = await this.inOrder(reader.id, query, pickup);
    const drivers = await this.drivers.listOf(ids.slice(0, FREE_DRIVERS_LIMIT));
    const data = drivers.map((driver) => freeDriverCardOf(driver, metres.get(driver._id.toString())));
    return { data, meta: pageMeta(1, FREE_DRIVERS_LIMIT, ids.length) };
  }

  /** The profiles of those whom a rider may be given next, in the order of the list. */
  async idsFor(riderId: string, query: FreeDriverQuery, pickup: Point | undefined): Promise<string[]> {
    const { ids } = await this.inOrder(riderId, query, pickup);
    return ids.slice(0, FREE_DRIVERS_LIMIT);
  }

  private async inOrder(readerId: string, query: FreeDriverQuery, pickup: Point | undefined) {
    const reader = { id: readerId, blockedBy: await this.blocks.driversBlocking(readerId) };
    const { ids, metres } = pickup === undefined ? NOBODY_NEAR : await this.nearestFree(reader, query, pickup);
    return { metres, ids: isMoreThanShown(ids) ? ids : await this.andOthers(reader, query, ids) };
  }

  private async nearestFree(reader: Reader, query: FreeDriverQuery, pickup: Point): Promise<Near> {
    const near = await this.places.near(pickup, query.vehicleType);
    if (near.length === 0) return NOBODY_NEAR;
    const onDuty = await this.free.onDutyAmong(near.map(({ id }) => id));
    const free = longestFreeFirst(await this.freeOf(reader, query, onDuty)).map(({ id }) => id);
    const metres = await this.metresTo(
      pickup,
      near.filter(({ id }) => free.includes(id)),
    );
    return { ids: nearestFirst(free, metres), metres };
  }

  /**
   * Longest free first. Nobody reads the drivers of a whole city: of more than a batch a reader sees a sample, the same each
   * time, in which every driver is for as many readers.
   */
  private async andOthers(reader: Reader, query: FreeDriverQuery, first: readonly string[]): Promise<string[]> {
    const others: FreeDriver[] = [];
    let lookedAt = 0;
    for await (const onDuty of this.free.onDutyFrom(sampleStart(reader.id))) {
      const found = await this.freeOf(reader, query, onDuty);
      others.push(...found.filter(({ id }) => !first.includes(id)));
      lookedAt += onDuty.length;
      if (isMoreThanShown([...first, ...others]) || lookedAt >= LOOKED_AT) break;
    }
    return [...first, ...longestFreeFirst(others).map(({ id }) => id)];
  }

  private async freeOf(
    { blockedBy }: Reader,
    query: FreeDriverQuery,
    onDuty: readonly DriverOnDuty[],
  ): Promise<FreeDriver[]> {
    const engaged = new Set(await this.rides.engagedDrivers(onDuty.map(({ _id }) => _id.toString())));
    const isFreeFor = (id: string) => !engaged.has(id) && !blockedBy.has(id);
    return this.free.matching(
      query,
      onDuty.filter(({ _id }) => isFreeFor(_id.toString())),
    );
  }

  /** How far by road. Who is in one cell is equally far, and one question for all of them. */
  private async metresTo(pickup: Point, near: readonly NearbyOne[]): Promise<Map<string, Range>> {
    const cells = new Map(near.map(({ point }) => [cellKey(point), point]));
    const distances = await this.directions.distances([...cells.values()], pickup);
    const metresOf = new Map([...cells.keys()].map((key, at) => [key, distances[at]?.metres as Range]));
    return new Map(near.map(({ id, point }) => [id, metresOf.get(cellKey(point)) as Range]));
  }
}
