import { Controller } from '@nestjs/common';
import { authHttp } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import type { Input, Output } from '@pothik/contracts/platform';
import { Endpoint, In } from '@pothik/service-kit';
import { AccountRepository } from '../accounts/account.repository.js';

type EpochInput = Input<typeof authHttp.epochOf>;
type EpochOutput = Output<typeof authHttp.epochOf>;

/** What the gateway asks when the key-value store cannot tell. */
@Controller()
export class EpochController {
  constructor(private readonly accounts: AccountRepository) {}

  @Endpoint(authHttp.epochOf)
  async epochOf(@In() { personId }: EpochInput): Promise<EpochOutput> {
    const account = await this.accounts.find(personId);
    if (account === undefined) throw new DomainError('auth/user-not-found');
    return { epoch: account.epoch };
  }
}
