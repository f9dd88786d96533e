import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { type Output, pageMeta } from '@pothik/contracts/platform';
import type { userHttp } from '@pothik/contracts/user';
import { type UserListQuery, UserListRepository, type UsersQuery } from './user-list.repository.js';
import { userViewOf } from './user-list.views.js';

@Injectable()
export class UserListService {
  constructor(private readonly users: UserListRepository) {}

  async list(query: UserListQuery): Promise<Output<typeof userHttp.users>> {
    const { users, total } = await this.users.list(query);
    return { data: users.map(userViewOf), meta: pageMeta(query.page, query.limit, total) };
  }

  /** All people whom the list has on its pages, in batches. */
  async *inBatches(query: UsersQuery) {
    for await (const users of this.users.inBatches(query)) yield users.map(userViewOf);
  }

  /** @throws user/not-found for nobody, and for a deleted account. */
  async read(id: string): Promise<Output<typeof userHttp.user>> {
    const user = await this.users.find(id);
    if (user === undefined) throw new DomainError('user/not-found');
    return userViewOf(user);
  }
}
