import { Controller } from '@nestjs/common';
import { authHttp } from '@pothik/contracts/auth';
import type { Input, Output } from '@pothik/contracts/platform';
import { Command, Endpoint, type IdempotencyKey, In, type Person, Who } from '@pothik/service-kit';
import { accountViewOf } from '../accounts/index.js';
import { RightsService } from './rights.service.js';
import { RoleService } from './role.service.js';

type RoleInput = Input<typeof authHttp.changeRole>;
type RightsInput = Input<typeof authHttp.changeRights>;
type RoleOutput = Output<typeof authHttp.changeRole>;

@Controller()
export class RoleController {
  constructor(
    private readonly roles: RoleService,
    private readonly rights: RightsService,
  ) {}

  @Endpoint(authHttp.changeRole)
  async change(
    @In() input: RoleInput,
    @Who() administrator: Person,
    @Command() command: IdempotencyKey | undefined,
  ): Promise<RoleOutput> {
    return accountViewOf(await this.roles.change(administrator, input, command));
  }

  @Endpoint(authHttp.changeRights)
  async changeRights(
    @In() input: RightsInput,
    @Who() superAdmin: Person,
    @Command() command: IdempotencyKey | undefined,
  ): Promise<RoleOutput> {
    return accountViewOf(await this.rights.change(superAdmin, input, command));
  }
}
