import { Controller } from '@nestjs/common';
import { authHttp } from '@pothik/contracts/auth';
import type { Input, Output } from '@pothik/contracts/platform';
import { Endpoint, In } from '@pothik/service-kit';
import { CommonPasswordService } from '../common-passwords/index.js';
import { accountViewOf } from './account.rules.js';
import { AccountService } from './account.service.js';

type RegisterInput = Input<typeof authHttp.registerUser>;
type RegisterOutput = Output<typeof authHttp.registerUser>;

@Controller()
export class RegistrationController {
  constructor(
    private readonly accounts: AccountService,
    private readonly commonPasswords: CommonPasswordService,
  ) {}

  @Endpoint(authHttp.registerUser)
  async register(@In() form: RegisterInput): Promise<RegisterOutput> {
    this.commonPasswords.refuse(form.password);
    return accountViewOf(await this.accounts.register(form));
  }
}
