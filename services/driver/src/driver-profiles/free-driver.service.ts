import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import {
  type driverHttp,
  FREE_DRIVERS_LIMIT,
  type FreeDriverCard,
  VEHICLE_TYPE,
  type VehicleType,
} from '@pothik/contracts/driver';
import { type Input, type Output, type PageMeta, type Point, pageMeta, type Range } from '@pothik/contracts/platform';
import { Directions, type NearbyOne, POINTS_MAXIMUM } from '@pothik/engines/places';
import { type Asker, CONFIGURATION, type Person, TurnService } from '@pothik/service-kit';
import { BlockService } from '../blocks/index.js';
import type { DriverConfiguration } from '../configuration.js';
import { cellKey, cellsOf, DriverPlaces } from '../positions/index.js';
import { RideProjectionRepository } from '../projections/index.js';
import { freeDriverCardOf } from './driver.views.js';
import { DriverListRepository } from './driver-list.repository.js';
import { type DriverOnDuty, type FreeDriverQuery, FreeDriverRepository } from './free-driver.repository.js';
import { type FreeDriver, longestFreeFirst, nearestFirst, pushAloneLast, sampleStart } from './free-driver.rules.js';
import { PushAloneService } from './push-alone.service.js';

/** How many drivers on duty a list looks at, where few are free or match a search. */
const LOOKED_AT = 5_000;

/** Of each vehicle type, to tell how far the nearest is. */
const MEASURED_OF_A_TYPE = 10;

/** Of the free drivers near a pickup, as the crow flies: nobody beyond these is listed as near. */
const MEASURED = 60;

/** One more than is shown tells a page that its list is not complete. */
const isMoreThanShown = ({ length }: readonly unknown[]): boolean => length > FREE_DRIVERS_LIMIT;

/** Free drivers in the order of a list, and how far those are whose cell is known. */
interface Near {
  drivers: FreeDriver[];
  metres: ReadonlyMap<string, Range>;
}

const NOBODY_NEAR: Near = { drivers: [], metres: new Map() };

/** `metres`: how far the nearest is by road. */
export interface NearType {
  vehicleType: VehicleType;
  metres?: Range;
}

export interface FreeDriverList {
  data: FreeDriverCard[];
  meta: PageMeta;
}

/** What a search asks for. `except`: drivers who had their turn. */
type Wanted = Input<typeof driverHttp.freeFor>;
type MayBeAsked = Output<typeof driverHttp.freeFor>;

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
    private readonly push: PushAloneService,
    @Inject(CONFIGURATION) private readonly limits: DriverConfiguration,
  ) {}

  /**
   * With a pickup the nearest first, then those whose place is not known; without one the longest free first. So also for who has
   * too many such questions under way.
   */
  async list({ id: personId }: Person, query: FreeDriverQuery, pickup: Point | undefined): Promise<FreeDriverList> {
    const { drivers: free, metres } = await this.inOrder({ personId }, query, pickup);
    const shown = await this.drivers.listOf(idsOf(free.slice(0, FREE_DRIVERS_LIMIT)));
    const data = shown.map((driver) => freeDriverCardOf(driver, metres.get(driver._id.toString())));
    return { data, meta: pageMeta(1, FREE_DRIVERS_LIMIT, free.length) };
  }

  /**
   * The profiles of those whom a search may ask, in the order in which they are asked: with a pickup the nearest first by the shown
   * distance, none of them farther by road than the operator's limit, then those whose place is not known. Of equally near ones, and
   * of those without a distance, the ones who are reached by push alone are last.
   */
  async mayBeAsked(wanted: Wanted): Promise<MayBeAsked> {
    const { drivers, metres } = await this.inOrderOf(wanted);
    const first = drivers.slice(0, FREE_DRIVERS_LIMIT);
    const pushAlone = await this.push.among(first);
    return { driverIds: idsOf(pushAloneLast(first, metres, pushAlone)), pushAlone: [...pushAlone] };
  }

  private async inOrderOf({ riderId, vehicleType, pickup, except = [] }: Wanted): Promise<Near> {
    const asker = { personId: riderId, isBooking: true };
    const withinMetres = this.limits.SEARCH_METRES;
    const { drivers, metres } = await this.inOrder(asker, { vehicleType, withinMetres, except }, pickup);
    if (pickup === undefined) return { drivers, metres };
    const within = drivers.filter(({ id }) => (metres.get(id)?.low ?? Number.POSITIVE_INFINITY) <= withinMetres);
    const others = drivers.filter(({ id }) => !metres.has(id));
    const withoutCell = new Set(await this.places.withoutCell(vehicleType, idsOf(others)));
    return { drivers: [...within, ...others.filter(({ id }) => withoutCell.has(id))], metres };
  }

  /**
   * The vehicle types that a search could ask now, with how far the nearest free driver is; without it where only drivers are free
   * whose place is not known, and for who has too many such questions under way.
   */
  async types({ id: personId }: Person, pickup: Point | undefined): Promise<NearType[]> {
    const reader = { personId, blockedBy: await this.blocks.driversBlocking(personId) };
    const nearest: Awaited<ReturnType<typeof this.nearestByType>> =
      pickup === undefined ? new Map() : await this.nearestByType(reader, pickup);
    const beside = await this.typesBeside(reader, pickup);
    return Object.values(VEHICLE_TYPE).flatMap((vehicleType) => {
      const metres = nearest.get(vehicleType);
      if (metres !== undefined) return [{ vehicleType, metres }];
      return nearest.has(vehicleType) || beside.has(vehicleType) ? [{ vehicleType }] : [];
    });
  }

  /** The distance of the nearest free driver of each type within the operator's limit; undefined while nobody measures it. */
  private async nearestByType(reader: Reader, pickup: Point): Promise<Map<VehicleType, Range | undefined>> {
    const limit = this.limits.SEARCH_METRES;
    const near = await this.places.nearByType(pickup, limit);
    const onDuty = await this.free.onDutyAmong([...near.values()].flat().map(({ id }) => id));
    const free = new Set((await this.freeOf(reader, {}, onDuty)).map(({ id }) => id));
    const first = [...near].map(
      ([type, found]) => [type, found.filter(({ id }) => free.has(id)).slice(0, MEASURED_OF_A_TYPE)] as const,
    );
    const measured = first.flatMap(([, found]) => found);
    if (measured.length === 0) return new Map();
    const metres = await this.inTurn(reader, () => this.metresTo(pickup, measured));
    const known = first.filter(([, found]) => found.length > 0);
    if (metres === undefined) return new Map(known.map(([type]) => [type, undefined]));
    const nearest = known.map(([type, found]) => {
      const [first] = nearestFirst(found, metres);
      return [type, first && metres.get(first.id)] as const;
    });
    return new Map(nearest.filter(([, range]) => range !== undefined && range.low <= limit));
  }

  /** The types of which somebody is free whose place is not known, without a pickup of any place; of a city with many drivers those of a sample. */
  private async typesBeside(reader: Reader, pickup: Point | undefined): Promise<Set<VehicleType>> {
    const types = new Set<VehicleType>();
    let lookedAt = 0;
    for await (const onDuty of this.free.onDutyFrom(sampleStart(reader.personId))) {
      const free = new Set((await this.freeOf(reader, {}, onDuty)).map(({ id }) => id));
      for (const [type, ids] of await this.free.byType(onDuty.filter(({ _id }) => free.has(_id.toString())))) {
        const others = pickup === undefined ? ids : await this.places.withoutCell(type, ids);
        if (others.length > 0) types.add(type);
      }
      lookedAt += onDuty.length;
      if (lookedAt >= LOOKED_AT) break;
    }
    return types;
  }

  private async inOrder(asker: Asker, query: FreeDriverQuery, pickup: Point | undefined): Promise<Near> {
    const reader = { ...asker, blockedBy: await this.blocks.driversBlocking(asker.personId) };
    const { drivers, metres } = pickup === undefined ? NOBODY_NEAR : await this.nearestFree(reader, query, pickup);
    return { metres, drivers: isMoreThanShown(drivers) ? drivers : await this.andOthers(reader, query, drivers) };
  }

  private async nearestFree(reader: Reader, query: FreeDriverQuery, pickup: Point): Promise<Near> {
    const near = await this.places.near(pickup, query.vehicleType, query.withinMetres);
    if (near.length === 0) return NOBODY_NEAR;
    const onDuty = await this.free.onDutyAmong(near.map(({ id }) => id));
    const found = longestFreeFirst(await this.freeOf(reader, query, onDuty));
    const nearFree = near.filter(({ id }) => found.some((one) => one.id === id)).slice(0, MEASURED);
    const free = found.filter(({ id }) => nearFree.some((one) => one.id === id));
    const metres = await this.inTurn(reader, () => this.metresTo(pickup, nearFree));
    return metres === undefined ? NOBODY_NEAR : { drivers: nearestFirst(free, metres), metres };
  }

  /**
   * Longest free first. Nobody reads the drivers of a whole city: of more than a batch a reader sees a sample, the same each
   * time, in which every driver is for as many readers.
   */
  private async andOthers(reader: Reader, query: FreeDriverQuery, first: readonly FreeDriver[]): Promise<FreeDriver[]> {
    const isFirst = new Set(idsOf(first));
    const others: FreeDriver[] = [];
    let lookedAt = 0;
    for await (const onDuty of this.free.onDutyFrom(sampleStart(reader.personId))) {
      const found = await this.freeOf(reader, query, onDuty);
      others.push(...found.filter(({ id }) => !isFirst.has(id)));
      lookedAt += onDuty.length;
      if (isMoreThanShown([...first, ...others]) || lookedAt >= LOOKED_AT) break;
    }
    return [...first, ...longestFreeFirst(others)];
  }

  private async freeOf(
    { blockedBy }: Reader,
    query: FreeDriverQuery,
    onDuty: readonly DriverOnDuty[],
  ): Promise<FreeDriver[]> {
    const engaged = new Set(await this.rides.engagedDrivers(onDuty.map(({ _id }) => _id.toString())));
    const isFreeFor = (id: string) => !engaged.has(id) && !blockedBy.has(id) && !query.except?.includes(id);
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

const idsOf = (drivers: readonly { id: string }[]): string[] => drivers.map(({ id }) => id);
