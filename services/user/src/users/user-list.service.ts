import { Injectable } from '@nestjs/common';
import { type Output, pageMeta } from '@pothik/contracts/platform';
import type { userHttp } from '@pothik/contracts/user';
import { type UserListQuery, UserListRepository } from './user-list.repository.js';
import { userViewOf } from './user-list.views.js';

@Injectable()
export class UserListService {
  constructor(private readonly users: UserListRepository) {}

  async list(query: UserListQuery): Promise<Output<typeof userHttp.users>> {
    const { users, total } = await this.users.list(query);
    return { data: users.map(userViewOf), meta: pageMeta(query.page, query.limit, total) };
  }
}
