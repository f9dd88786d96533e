import { Controller } from '@nestjs/common';
import type { Input, Output } from '@pothik/contracts/platform';
import { userHttp } from '@pothik/contracts/user';
import { Endpoint, In } from '@pothik/service-kit';
import { UserListService } from './user-list.service.js';

type UsersInput = Input<typeof userHttp.users>;
type UsersOutput = Output<typeof userHttp.users>;
type UserInput = Input<typeof userHttp.user>;
type UserOutput = Output<typeof userHttp.user>;

@Controller()
export class UserListController {
  constructor(private readonly users: UserListService) {}

  @Endpoint(userHttp.users)
  list(@In() query: UsersInput): Promise<UsersOutput> {
    return this.users.list(query);
  }

  @Endpoint(userHttp.user)
  read(@In() { id }: UserInput): Promise<UserOutput> {
    return this.users.read(id);
  }
}
