import { Controller } from '@nestjs/common';
import { authHttp } from '@pothik/contracts/auth';
import type { Input, Output } from '@pothik/contracts/platform';
import { Endpoint, In } from '@pothik/service-kit';
import { accountViewOf } from './account.rules.js';
import { AccountService } from './account.service.js';

type SuperAdminInput = Input<typeof authHttp.makeSuperAdmin>;
type SuperAdminOutput = Output<typeof authHttp.makeSuperAdmin>;

/** Serves the operators' command that makes a SUPER_ADMIN. */
@Controller()
export class SuperAdminController {
  constructor(private readonly accounts: AccountService) {}

  @Endpoint(authHttp.makeSuperAdmin)
  async make(@In() { email }: SuperAdminInput): Promise<SuperAdminOutput> {
    return accountViewOf(await this.accounts.nameSuperAdmin(email));
  }
}
