import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Role, searchedPhone } from '@pothik/contracts/platform';
import { anyContains, LIST_BATCH, readBatches } from '@pothik/service-kit';
import { type Model, type PipelineStage, Types } from 'mongoose';
import { ACCOUNT_PROJECTION_MODEL, type AccountProjection } from '../projections/index.js';
import type { ListedUser } from './user-list.views.js';

/** What a list or a file of people has, and in which order. */
export interface UsersQuery {
  /** `field` or `-field`. */
  sort: string;
  searchTerm?: string | undefined;
  role?: Role | undefined;
  verified?: boolean | undefined;
}

export interface UserListQuery extends UsersQuery {
  page: number;
  limit: number;
}

/** The name on the profile, else the one the account was registered with. */
const JOINS: readonly PipelineStage[] = [
  { $lookup: { from: 'users', localField: '_id', foreignField: '_id', as: 'profiles' } },
  { $set: { profile: { $arrayElemAt: ['$profiles', 0] } } },
  { $set: { name: { $cond: [{ $gt: ['$profile.name', ''] }, '$profile.name', '$name'] } } },
];

const PRESENT = { deleted: { $ne: true } } as const;

const SORT_FIELD: Readonly<Record<string, string>> = { createdAt: 'registeredAt' };

/** What finds and orders a list's people, and what joins the rest of them afterwards. */
function stagesOf({ sort, searchTerm, role, verified }: UsersQuery) {
  const field = sort.replace('-', '');
  const direction = sort.startsWith('-') ? -1 : 1;
  const $sort = { [SORT_FIELD[field] ?? field]: direction, _id: direction } as const;
  const own = { ...PRESENT, ...(role && { role }), ...(verified !== undefined && { verified }) };
  const joinsFirst = field === 'name' || Boolean(searchTerm);
  const found = [{ $match: own }, ...(joinsFirst ? JOINS : []), ...searching(searchTerm)];
  return { found, $sort, joined: joinsFirst ? [] : JOINS };
}

/** Queries accounts joined with their profiles. */
@Injectable()
export class UserListRepository {
  constructor(@InjectModel(ACCOUNT_PROJECTION_MODEL) private readonly accounts: Model<AccountProjection>) {}

  /** One page of people who are not deleted, and their total number. */
  async list(query: UserListQuery): Promise<{ users: ListedUser[]; total: number }> {
    const { page, limit } = query;
    const { found, $sort, joined } = stagesOf(query);
    const paged = [{ $sort }, { $skip: (page - 1) * limit }, { $limit: limit }, ...joined];
    const [users, [count]] = await Promise.all([
      this.accounts.aggregate<ListedUser>([...found, ...paged]),
      this.accounts.aggregate<{ total: number }>([...found, { $count: 'total' }]),
    ]);
    return { users, total: count?.total ?? 0 };
  }

  /** All that a list has on its pages, in batches. */
  inBatches(query: UsersQuery): AsyncGenerator<ListedUser[]> {
    const { found, $sort, joined } = stagesOf(query);
    const options = { batchSize: LIST_BATCH };
    return readBatches(this.accounts.aggregate<ListedUser>([...found, { $sort }, ...joined]).cursor(options));
  }

  /** Undefined for nobody, and for a deleted account. */
  async find(id: string): Promise<ListedUser | undefined> {
    const $match = { _id: new Types.ObjectId(id), ...PRESENT };
    const [user] = await this.accounts.aggregate<ListedUser>([{ $match }, ...JOINS]);
    return user;
  }
}

/** By name, e-mail, or a part of the phone in any of its writings. */
function searching(term: string | undefined): PipelineStage[] {
  if (!term) return [];
  const phone = searchedPhone(term);
  const ofPhone = phone === undefined ? [] : [{ 'profile.phone': { $regex: phone } }];
  return [{ $match: { $or: [anyContains(['name', 'email', 'profile.phone'], term), ...ofPhone] } }];
}
