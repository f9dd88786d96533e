import { Controller } from '@nestjs/common';
import { authHttp } from '@pothik/contracts/auth';
import type { Input, Output } from '@pothik/contracts/platform';
import { Endpoint, In } from '@pothik/service-kit';
import { AccountService } from '../accounts/index.js';

type EpochInput = Input<typeof authHttp.epochOf>;
type EpochOutput = Output<typeof authHttp.epochOf>;

/** Serves epochs to the gateway when the key-value store does not have them. */
@Controller()
export class EpochController {
  constructor(private readonly accounts: AccountService) {}

  @Endpoint(authHttp.epochOf)
  async epochOf(@In() { personId }: EpochInput): Promise<EpochOutput> {
    return { epoch: await this.accounts.epochOf(personId) };
  }
}
