import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LIST_BATCH, readBatches } from '@pothik/service-kit';
import { type Model, type PipelineStage, Types } from 'mongoose';
import { DRIVER_MODEL, type DriverDocument } from '../drivers/index.js';
import { EarningRepository } from '../earnings/index.js';
import { hasText } from '../has-text.js';
import { PRESENT } from '../present-filter.js';
import type { JoinedDriver } from './driver.views.js';

/** What a list or a file of drivers has, and in which order. */
export interface DriversQuery {
  /** `field` or `-field`. */
  sort: string;
  searchTerm?: string | undefined;
  user?: string | undefined;
  status?: string | undefined;
  availabilityStatus?: string | undefined;
  vehicleType?: string | undefined;
  /** Only these drivers. */
  ids?: readonly string[] | undefined;
}

export interface DriverListQuery extends DriversQuery {
  page: number;
  limit: number;
}

const join = (from: string, localField: string, as: string): PipelineStage[] => [
  { $lookup: { from, localField, foreignField: '_id', as } },
  { $unwind: { path: `$${as}`, preserveNullAndEmptyArrays: true } },
];

const JOINS: readonly PipelineStage[] = [
  ...join('vehicles', 'vehicleId', 'vehicle'),
  ...join('account_facts', 'userId', 'account'),
  ...join('profile_facts', 'userId', 'profile'),
  ...join('driver_records', '_id', 'record'),
  { $unset: 'record.counted' },
];

const SORT_FIELD: Readonly<Record<string, string>> = {
  totalRides: 'record.totalRides',
  totalEarnings: 'record.totalEarnings',
};

/** Filters on the driver document: no deleted accounts; both the reader's own id and the requested id must match. */
function matchDrivers(query: DriversQuery, onlyUserId: string | undefined): PipelineStage[] {
  const { user, status, availabilityStatus, ids } = query;
  return [
    { $match: PRESENT },
    ...[onlyUserId, user].flatMap((id) => (id === undefined ? [] : [{ $match: { userId: new Types.ObjectId(id) } }])),
    ...(ids === undefined ? [] : [{ $match: { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } } }]),
    ...(status === undefined ? [] : [{ $match: { status } }]),
    ...(availabilityStatus === undefined ? [] : [{ $match: { availabilityStatus } }]),
  ];
}

/** Filters on the joined documents. */
function matchJoined(
  query: { vehicleType?: string | undefined; searchTerm?: string | undefined },
  texts: readonly string[],
) {
  const { vehicleType, searchTerm } = query;
  const $match = {
    ...(vehicleType ? { 'vehicle.vehicleType': vehicleType } : {}),
    ...hasText(texts, 'vehicle.vehicleLicense', searchTerm),
  };
  return Object.keys($match).length === 0 ? [] : [{ $match }];
}

/** What finds and orders a list's drivers, and what joins the rest of them afterwards. */
function stagesOf(query: DriversQuery, onlyUserId: string | undefined) {
  const searched = ['profile.name', 'account.name', 'account.email', 'licenseNumber'];
  const matching = matchJoined(query, searched);
  const direction = query.sort.startsWith('-') ? -1 : 1;
  const field = query.sort.replace('-', '');
  const $sort = { [SORT_FIELD[field] ?? field]: direction, _id: direction } as const;
  const joinsFirst = matching.length > 0 || field in SORT_FIELD;
  const found = [...matchDrivers(query, onlyUserId), ...(joinsFirst ? [...JOINS, ...matching] : [])];
  return { found, $sort, joined: joinsFirst ? [] : JOINS };
}

/** Drivers read together with their vehicle, person and record. */
@Injectable()
export class DriverListRepository {
  constructor(
    @InjectModel(DRIVER_MODEL) private readonly drivers: Model<DriverDocument>,
    private readonly earnings: EarningRepository,
  ) {}

  /** Undefined when there is none, or its account is deleted. */
  async find(id: string): Promise<JoinedDriver | undefined> {
    const [driver] = await this.listOf([id]);
    return driver;
  }

  /** One page; `onlyUserId` narrows it to that person's own profile. */
  async list(query: DriverListQuery, onlyUserId?: string) {
    const { found, $sort, joined } = stagesOf(query, onlyUserId);
    const page = [{ $sort }, { $skip: (query.page - 1) * query.limit }, { $limit: query.limit }];
    const [items, [count]] = await Promise.all([
      this.drivers.aggregate<JoinedDriver>([...found, ...page, ...joined]),
      this.drivers.aggregate<{ total: number }>([...found, { $count: 'total' }]),
    ]);
    return { items: await this.withLeftOut(items), total: count?.total ?? 0 };
  }

  /** All that a list has on its pages, in batches. */
  async *inBatches(query: DriversQuery): AsyncGenerator<JoinedDriver[]> {
    const { found, $sort, joined } = stagesOf(query, undefined);
    const options = { batchSize: LIST_BATCH };
    const cursor = this.drivers.aggregate<JoinedDriver>([...found, { $sort }, ...joined]).cursor(options);
    for await (const drivers of readBatches(cursor)) yield this.withLeftOut(drivers);
  }

  /** These drivers, in this order; without those whose accounts are deleted. */
  async listOf(ids: readonly string[]): Promise<JoinedDriver[]> {
    const $match = { _id: { $in: ids.map((id) => new Types.ObjectId(id)) }, ...PRESENT };
    const drivers = await this.withLeftOut(await this.drivers.aggregate<JoinedDriver>([{ $match }, ...JOINS]));
    const byId = new Map(drivers.map((driver) => [driver._id.toString(), driver]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  private async withLeftOut(drivers: JoinedDriver[]): Promise<JoinedDriver[]> {
    const leftOut = await this.earnings.leftOutOf(drivers.map(({ _id }) => _id));
    return drivers.map((driver) => {
      const own = leftOut.get(driver._id.toString());
      return own === undefined ? driver : { ...driver, leftOut: own };
    });
  }
}
