import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { FREE_DRIVERS_LIMIT, type FreeDriverCard } from '@pothik/contracts/driver';
import { type PageMeta, type Point, pageMeta, type Range } from '@pothik/contracts/platform';
import { Directions, type NearbyOne, POINTS_MAXIMUM } from '@pothik/engines/places';
import { type Asker, type Person, TurnService } from '@pothik/service-kit';
import { BlockService } from '../blocks/index.js';
import { cellKey, cellsOf, DriverPlaces } from '../positions/index.js';
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
interface Reader extends Asker {
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
    private readonly turns: TurnService,
  ) {}

  /**
   * With a pickup the nearest first, then those whose place is not known; without one the longest free first. So also for who has
   * too many such questions under way.
   */
  async list({ id: personId }: Person, query: FreeDriverQuery, pickup: Point | undefined): Promise<FreeDriverList> {
    const { ids, metres } = await this.inOrder({ personId }, query, pickup);
    const drivers = await this.drivers.listOf(ids.slice(0, FREE_DRIVERS_LIMIT));
    const data = drivers.map((driver) => freeDriverCardOf(driver, metres.get(driver._id.toString())));
    return { data, meta: pageMeta(1, FREE_DRIVERS_LIMIT, ids.length) };
  }

  /** The profiles of those whom a rider may be given next, in the order of the list. */
  async idsFor(riderId: string, query: FreeDriverQuery, pickup: Point | undefined): Promise<string[]> {
    const { ids } = await this.inOrder({ personId: riderId, isBooking: true }, query, pickup);
    return ids.slice(0, FREE_DRIVERS_LIMIT);
  }

  private async inOrder(asker: Asker, query: FreeDriverQuery, pickup: Point | undefined) {
    const reader = { ...asker, blockedBy: await this.blocks.driversBlocking(asker.personId) };
    const { ids, metres } = pickup === undefined ? NOBODY_NEAR : await this.nearestFree(reader, query, pickup);
    return { metres, ids: isMoreThanShown(ids) ? ids : await this.andOthers(reader, query, ids) };
  }

  private async nearestFree(reader: Reader, query: FreeDriverQuery, pickup: Point): Promise<Near> {
    const near = await this.places.near(pickup, query.vehicleType);
    if (near.length === 0) return NOBODY_NEAR;
    const onDuty = await this.free.onDutyAmong(near.map(({ id }) => id));
    const free = longestFreeFirst(await this.freeOf(reader, query, onDuty)).map(({ id }) => id);
    const nearFree = near.filter(({ id }) => free.includes(id));
    const metres = await this.inTurn(reader, () => this.metresTo(pickup, nearFree));
    return metres === undefined ? NOBODY_NEAR : { ids: nearestFirst(free, metres), metres };
  }

  /**
   * Longest free first. Nobody reads the drivers of a whole city: of more than a batch a reader sees a sample, the same each
   * time, in which every driver is for as many readers.
   */
  private async andOthers(reader: Reader, query: FreeDriverQuery, first: readonly string[]): Promise<string[]> {
    const others: FreeDriver[] = [];
    let lookedAt = 0;
    for await (const onDuty of this.free.onDutyFrom(sampleStart(reader.personId))) {
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

  /** Undefined for who has too many questions waiting. */
  private async inTurn<Answer>(asker: Asker, question: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await this.turns.ask(asker, question);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'request/too-many') return undefined;
      throw error;
    }
  }

  /**
   * How far by road. Who is in one cell is equally far, and one question for all of them: of the nearest cells, more than a list
   * shows drivers. Nobody beyond these is measured.
   */
  private async metresTo(pickup: Point, near: readonly NearbyOne[]): Promise<Map<string, Range>> {
    const cells = cellsOf(near, POINTS_MAXIMUM);
    const distances = await this.directions.distances([...cells.values()], pickup);
    const metresOf = new Map([...cells.keys()].map((key, at) => [key, distances[at]?.metres as Range]));
    const measured = near.filter(({ point }) => metresOf.has(cellKey(point)));
    return new Map(measured.map(({ id, point }) => [id, metresOf.get(cellKey(point)) as Range]));
  }
}
