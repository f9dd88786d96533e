import { Controller } from '@nestjs/common';
import type { Input, Output } from '@pothik/contracts/platform';
import { userHttp } from '@pothik/contracts/user';
import { CsvAnswer, Endpoint, In, RawReply } from '@pothik/service-kit';
import type { FastifyReply } from 'fastify';
import { USER_COLUMNS } from './user-columns.table.js';
import { UserListService } from './user-list.service.js';

type UsersInput = Input<typeof userHttp.users>;
type UsersOutput = Output<typeof userHttp.users>;
type ExportInput = Input<typeof userHttp.exportUsers>;
type UserInput = Input<typeof userHttp.user>;
type UserOutput = Output<typeof userHttp.user>;

@Controller()
export class UserListController {
  constructor(
    private readonly users: UserListService,
    private readonly csv: CsvAnswer,
  ) {}

  @Endpoint(userHttp.users)
  list(@In() query: UsersInput): Promise<UsersOutput> {
    return this.users.list(query);
  }

  @Endpoint(userHttp.exportUsers)
  export(@In() { language, ...query }: ExportInput, @RawReply() reply: FastifyReply): Promise<void> {
    const batches = this.users.inBatches(query);
    return this.csv.send(reply, { name: 'users', columns: USER_COLUMNS, language, batches });
  }

  @Endpoint(userHttp.user)
  read(@In() { id }: UserInput): Promise<UserOutput> {
    return this.users.read(id);
  }
}
